import { tanstackStart } from "@tanstack/react-start/plugin/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const port = Number(process.env["PORT"] ?? 3000)

export default defineConfig({
  plugins: [tanstackStart(), react()],
  server: { port },
  preview: { port }
})
