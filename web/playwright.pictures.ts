import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes the pictures of the READMEs anew: `npm run pictures`. */
export default defineConfig(tests, { testDir: 'pictures', workers: 1, retries: 0 });
