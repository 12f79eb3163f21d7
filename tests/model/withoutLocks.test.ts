import { suite } from "./ModelSuite.ts"

suite("a strict provider, in a browser without Web Locks", { reuseWindow: 0, webLocks: false }, 0.1)
