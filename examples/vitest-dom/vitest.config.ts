import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    testTimeout: 20_000,
    projects: ["jsdom", "happy-dom"].map((environment) => ({
      extends: true,
      test: { name: environment, environment, include: ["tests/**/*.test.{ts,tsx}"] }
    }))
  }
})
