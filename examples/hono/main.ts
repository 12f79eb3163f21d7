import { serve } from "@hono/node-server"
import { Hono } from "hono"
import { api } from "./api.ts"
import { site } from "./site.ts"

const app = new Hono().route("/", site).route("/api", api)

serve({ fetch: app.fetch, port: Number(process.env["PORT"] ?? 3000) })
