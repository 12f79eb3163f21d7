import { msw } from "msw/vite"
import { defineConfig } from "vite"

export default defineConfig({
  // The worker behind `?scenario=`; a production build has neither the worker nor the scenarios.
  plugins: [msw({ mode: "worker-only" })],
  build: { target: "es2023", sourcemap: true }
})
