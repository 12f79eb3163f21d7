import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

export default defineConfig({
  // Vite finds all dependencies before the first visit. Otherwise it reloads the page when it meets more of them.
  optimizeDeps: { entries: ["app/root.tsx", "app/routes/*.tsx"] },
  plugins: [reactRouter()],
  server: { port: Number(process.env["PORT"] ?? 5173) }
})
