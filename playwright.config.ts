import { defineConfig } from '@playwright/test'
import { FLAGS, findChromium } from './tools/chromium.mjs'
import { ensureLocalFont } from './tools/local-font.mjs'

ensureLocalFont()

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e',
  workers: 3,
  fullyParallel: true,
  // A busy machine takes its time; what is green costs nothing more.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: {
    // The port that the server chose: Playwright takes it from what the server says.
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Frames that nobody looks at cost a sixth of all; what is about moving asks for it (`MOVING` in paddock.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: [...FLAGS] },
  },
  webServer: {
    command: 'node tools/serve.mjs',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<e2e_port>\d+)/ },
  },
})
