import { assert, describe, it } from "@effect/vitest"
import * as NetworkAddress from "../../../../packages/provider/src/engine/identity/NetworkAddress.ts"

describe("networkOf", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2/64"],
    ["2001:db8:1:2::6", "2001:db8:1:2/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2/64"],
    ["2001:db8::7334", "2001:db8:0:0/64"],
    ["fe80::1%eth0", "fe80:0:0:0/64"],
    ["127.0.0.1", undefined],
    ["::ffff:127.0.0.1", undefined],
    ["::1", undefined],
    [undefined, undefined]
  ])("maps %s to %s", (address, network) => {
    assert.strictEqual(NetworkAddress.networkOf(address), network)
  })
})
