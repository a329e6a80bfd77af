import { defineConfig } from '@playwright/test'
import { FLAGS, findChromium } from './tools/chromium.mjs'

process.env.E2E_PORT ??= String(4900 + (process.pid % 1000))
const port = process.env.E2E_PORT
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: { executablePath: findChromium(), args: [...FLAGS] },
  },
  webServer: { command: 'node tools/serve.mjs', url: baseURL, env: { PORT: port }, reuseExistingServer: false },
})
