import { msw } from "msw/vite"
import { defineConfig } from "vite"

export default defineConfig({
  // The worker behind `?scenario=`; a production build has neither the worker nor the scenarios.
  plugins: [{ ...msw({ mode: "worker-only" }), apply: "serve" }],
  // The first page of a new machine should not wait for what the server can do while the browser opens.
  server: { warmup: { clientFiles: ["./src/main.tsx"] } },
  build: {
    target: "es2023",
    sourcemap: true,
    // The kit's files say "use client" to servers that render components. A page that is all client loses nothing.
    rolldownOptions: { checks: { moduleLevelDirective: false } }
  }
})
