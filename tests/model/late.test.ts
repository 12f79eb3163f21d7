import { suite } from "./ModelSuite.ts"

suite("a strict provider, in a browser whose tabs see changes of the storage late", {
  reuseWindow: 0,
  delayedStorage: true
})
