import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Measures the page: `npm run bench`. Nothing here passes or fails by a time. */
export default defineConfig(tests, { testDir: 'benches', workers: 1, retries: 0 });
