import { defineConfig } from '@playwright/test';

/** Debian's Chromium, without the browser download of Playwright. */
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  // Each worker has a server of its own.
  workers: 2,
  fullyParallel: true,
  // On a busy machine Chromium itself may crash as it starts; what needed a second go is reported as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync',
      ],
    },
  },
});
