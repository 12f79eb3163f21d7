import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { playwright, type PlaywrightProviderOptions } from "@vitest/browser-playwright"
import { existsSync, globSync } from "node:fs"
import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { chromium } from "./scripts/chromium.mjs"
import { modeOf, modes } from "./scripts/modes.mjs"
import { useMemory } from "./scripts/temporary.mjs"
import { isThorough } from "./tests/thorough.ts"

useMemory()

// Processes and threads that tests start run TypeScript. With this cache, Node removes its types only once.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url))

// The provider sets this flag, and V8 reads compiled code from the cache only if it was written with the same flags.
const execArgv = process.versions.v8.startsWith("13.") ? ["--wasm-wrapper-tiering-budget=2147483647"] : []

const inChromium = (options: PlaywrightProviderOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromium(), ...options }),
  instances: [{ browser: "chromium" as const }]
})

const stories = (name: string, { context = {}, globals = {}, viewport }: (typeof modes)[string]) => ({
  extends: true as const,
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL(".storybook", import.meta.url)),
      initialGlobals: globals
    })
  ],
  test: {
    name,
    // One page for all files: a story lives in a world of its own, so that nothing is left to the next.
    isolate: false,
    browser: { ...inChromium({ contextOptions: context }), ...(viewport === undefined ? {} : { viewport }) }
  }
})

// `--project unit` or `--project=unit`. Loading Storybook takes several seconds, which other projects do not need.
const named = process.argv.flatMap((arg, place) =>
  arg === "--project" ? (process.argv[place + 1] ?? "") : arg.startsWith("--project=") ? arg.slice(10) : []
)
const needsStories = named.length === 0 || named.some((name) => name.startsWith("stories") || /[*!]/.test(name))

// The add-on refuses to start without a story.
const hasStories =
  needsStories &&
  existsSync(new URL(".storybook/main.ts", import.meta.url)) &&
  globSync("stories/**/*.stories.tsx").length > 0

// Storybook's own "Run tests" gives every stories project one name, so it can have only one.
const wanted =
  process.env["VITEST_STORYBOOK"] === undefined ? (process.env["PORTICO_MODES"] ?? "light").split(" ") : ["light"]

/** Tests whose result depends on real time: deadlines of databases, and the waits of other callers. */
const timed = "tests/**/*.timed.test.ts"

const storyWorkers = Math.max(2, availableParallelism() - 1)

// The stories run first, then the journeys in browsers. `npm test` runs the others at the same time, in a process of their
// own, so more workers would only make each test slower.
const workers = Math.max(2, availableParallelism())
const journeyWorkers = { maxWorkers: workers, sequence: { groupOrder: 1 } }
const nodeWorkers = { maxWorkers: workers, sequence: { groupOrder: 2 } }

export default defineConfig({
  test: {
    maxWorkers: storyWorkers,
    execArgv,
    // These limits end what hangs. They check no duration, because the same test takes ten times as long on a busy
    // machine: `tests/expensive`, the timed tests and `bench/` do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          ...nodeWorkers,
          // One module graph for all files: loading Effect for each anew cost as much as the tests themselves.
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["browser", "suites", "conformance", "e2e", "expensive"]
            .map((name) => `tests/${name}/**`)
            .concat(timed)
        }
      },
      {
        extends: true,
        test: {
          name: "suites",
          isolate: false,
          environment: "node",
          ...nodeWorkers,
          include: ["tests/suites/**/*.test.ts"],
          // The tests of every call run on the embedded Postgres only in a thorough run: its SQL is that of the server,
          // and the suites in `pglite.test.ts` use it in every run.
          exclude: isThorough ? [] : ["tests/suites/{identity,data}OnPglite.test.ts"],
          // What the suites share, a Postgres server above all, starts once, in their global setup.
          globalSetup: existsSync(new URL("tests/suites/setup.ts", import.meta.url)) ? ["tests/suites/setup.ts"] : []
        }
      },
      ...(hasStories
        ? wanted.flatMap((mode) => {
            const differences = modeOf(mode)
            if (differences === undefined)
              throw new Error(`There is no mode "${mode}": ${Object.keys(modes).join(", ")}.`)
            return [stories(mode === "light" ? "stories" : `stories-${mode}`, differences)]
          })
        : []),
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.tsx"],
          browser: inChromium()
        }
      },
      {
        extends: true,
        test: {
          name: "conformance",
          isolate: false,
          environment: "node",
          ...journeyWorkers,
          include: ["tests/conformance/**/*.test.ts"]
        }
      },
      // These measure real time, so they run alone, one file after the other: `npm run test:expensive`.
      ...(process.env["PORTICO_GATE"] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: "expensive",
                environment: "node" as const,
                maxWorkers: 1,
                include: ["tests/expensive/**/*.test.ts", timed]
              }
            }
          ]),
      {
        extends: true,
        test: {
          name: "e2e",
          isolate: false,
          environment: "node",
          ...journeyWorkers,
          include: ["tests/e2e/**/*.test.ts"],
          // The storefront is built once, for all files that visit it.
          globalSetup: existsSync(new URL("tests/e2e/setup.ts", import.meta.url)) ? ["tests/e2e/setup.ts"] : []
        }
      }
    ],
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.{ts,tsx}"],
      reporter: ["text-summary", "json-summary"]
    }
  }
})
