import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { playwright } from "@vitest/browser-playwright"
import { existsSync, globSync } from "node:fs"
import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { chromium } from "./scripts/chromium.mjs"

const stories = (name: string, theme: "light" | "dark") => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL(".storybook", import.meta.url)),
      initialGlobals: { theme }
    })
  ],
  test: {
    name,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium() }),
      instances: [{ browser: "chromium" as const }]
    }
  }
})

// The add-on refuses to start without a story.
const hasStories =
  existsSync(new URL(".storybook/main.ts", import.meta.url)) && globSync("stories/**/*.stories.tsx").length > 0

export default defineConfig({
  test: {
    // Much of the time is spent waiting, so that two do well even where there are two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/suites/**", "tests/conformance/**", "tests/e2e/**"]
        }
      },
      {
        extends: true,
        test: {
          name: "suites",
          environment: "node",
          include: ["tests/suites/**/*.test.ts"],
          // What the suites share, a Postgres server above all, starts once, in their global setup.
          globalSetup: existsSync(new URL("tests/suites/setup.ts", import.meta.url)) ? ["tests/suites/setup.ts"] : []
        }
      },
      ...(hasStories ? [stories("stories", "light")] : []),
      // Storybook's own "Run tests" gives every stories project one name, so it can have only one.
      ...(hasStories && process.env["VITEST_STORYBOOK"] === undefined ? [stories("stories-dark", "dark")] : []),
      {
        extends: true,
        test: {
          name: "conformance",
          environment: "node",
          include: ["tests/conformance/**/*.test.ts"],
          testTimeout: 30_000
        }
      },
      {
        extends: true,
        test: { name: "e2e", environment: "node", include: ["tests/e2e/**/*.test.ts"], testTimeout: 30_000 }
      }
    ],
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.{ts,tsx}"],
      reporter: ["text-summary", "json-summary"]
    }
  }
})
