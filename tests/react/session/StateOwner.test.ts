import type { SessionChange } from "../../../packages/client/src/session/internal/SessionState.ts"
import { assert, describe, it } from "@effect/vitest"
import * as StateOwner from "../../../packages/react/src/session/StateOwner.ts"

const change = (status: SessionChange["status"], reason: SessionChange["reason"]): SessionChange => ({
  status,
  reason,
  cause: undefined
})

type Step = readonly [SessionChange["status"], SessionChange["reason"], StateOwner.Identity?]

const turnAfter = (...steps: ReadonlyArray<Step>) =>
  steps.reduce(
    (person, [status, reason, identity]) => StateOwner.after(person, change(status, reason), identity),
    StateOwner.nobody
  ).turn

const ada = { subject: "ada", session: "1" }
const bob = { subject: "bob", session: "2" }

describe("StateOwner.after", () => {
  const kept: ReadonlyArray<readonly [string, ReadonlyArray<Step>]> = [
    ["a visitor", [["visitor", "visitor"]]],
    [
      "a visitor who signs in",
      [
        ["none", "start"],
        ["member", "set", ada]
      ]
    ],
    [
      "a member whose session has expired",
      [
        ["member", "start", ada],
        ["none", "refused"],
        ["visitor", "visitor"]
      ]
    ],
    [
      "a member who signed out in another tab",
      [
        ["member", "start", ada],
        ["none", "elsewhere"]
      ]
    ],
    [
      "a member whose tokens cannot be refreshed",
      [
        ["member", "set", ada],
        ["parked", "parked", ada]
      ]
    ],
    [
      "a member who signs in again",
      [
        ["member", "set", ada],
        ["none", "refused"],
        ["member", "set", { ...ada, session: "3" }]
      ]
    ],
    [
      "a session whose token names no member",
      [
        ["member", "set", { session: "1" }],
        ["member", "elsewhere", { session: "1" }]
      ]
    ],
    [
      "a member whose token names them only later",
      [
        ["member", "set", { session: "1" }],
        ["member", "recovered", ada]
      ]
    ]
  ]

  it.each(kept)("preserves the state of %s", (_, steps) => assert.strictEqual(turnAfter(...steps), 0))

  const given: ReadonlyArray<readonly [string, ReadonlyArray<Step>]> = [
    [
      "another member signs in",
      [
        ["member", "set", ada],
        ["member", "set", bob]
      ]
    ],
    [
      "another member signs in in another tab",
      [
        ["member", "set", ada],
        ["member", "elsewhere", bob]
      ]
    ],
    [
      "another member signs in after the session ended",
      [
        ["member", "set", ada],
        ["none", "refused"],
        ["member", "set", bob]
      ]
    ],
    [
      "the member signs out on this page",
      [
        ["member", "set", ada],
        ["none", "cleared"]
      ]
    ],
    [
      "another session without a member's name replaces the session",
      [
        ["member", "set", { session: "1" }],
        ["member", "set", { session: "2" }]
      ]
    ]
  ]

  it.each(given)("resets the state if %s", (_, steps) => assert.strictEqual(turnAfter(...steps), 1))

  it("resets the state once when another member signs in after a sign-out", () => {
    assert.strictEqual(turnAfter(["member", "set", ada], ["none", "cleared"], ["member", "set", bob]), 1)
  })
})
