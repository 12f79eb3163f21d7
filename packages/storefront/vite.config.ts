import { msw } from "msw/vite"
import { defineConfig } from "vite"

export default defineConfig({
  // The service worker of `?scenario=`. A production build contains neither the worker nor the scenarios.
  plugins: [{ ...msw({ mode: "worker-only" }), apply: "serve" }],
  // Transforms the modules while the browser opens. Otherwise the first page load waits for it.
  server: { warmup: { clientFiles: ["./src/main.tsx"] } },
  build: {
    target: "es2023",
    sourcemap: true,
    // The kit's modules start with "use client" for React Server Components. The shop renders only in the browser, so
    // the directive has no effect here and its warning is turned off.
    rolldownOptions: { checks: { moduleLevelDirective: false } }
  }
})
