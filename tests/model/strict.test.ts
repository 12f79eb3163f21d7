import { suite } from "./ModelSuite.ts"

suite("a provider that takes each refresh token once", { reuseWindow: 0 })
