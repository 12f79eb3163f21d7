/** A program that refreshes a member's tokens once and then ends without calling `dispose`. */
import * as Site from "@portico/client/site/Site"

const entries = new Map<string, string>()

const site = Site.make({
  clientId: "shop",
  host: "https://api.example",
  storage: {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key)
  },
  tokens: { accessToken: { value: "OLD", expiresAt: 0 }, refreshToken: { value: "REFRESH", role: "member" } },
  fetch: async () => Response.json({ access_token: "NEW", expires_in: 600, refresh_token: "NEXT" })
})

const { headers } = await site.auth.getAuthHeaders()
const done = performance.now()
process.on("exit", () => console.log(JSON.stringify({ token: headers.Authorization, ms: performance.now() - done })))
