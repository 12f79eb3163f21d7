await import("./calls.ts")
await import("./requests.ts")
