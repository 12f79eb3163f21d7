import type { Member } from "../../../packages/provider/src/engine/identity/Member.ts"
import type { Session } from "../../../packages/provider/src/engine/identity/Session.ts"
import type { Ticket } from "../../../packages/provider/src/engine/identity/Ticket.ts"

let count = 0

/** Returns a unique name. */
export const name = (): string => `n${++count}`

/** Returns a unique member. */
export const member = (more: Partial<Member> = {}): Member => ({
  id: `m${++count}`,
  email: `m${count}@shop.test`,
  emailVerified: false,
  status: "ACTIVE",
  reasons: [],
  password: "$hash",
  profile: { firstName: "Ada", customFields: [{ name: "born", value: { dateValue: new Date(0) } }] },
  createdAt: 1_700_000_000_123,
  updatedAt: 1_700_000_000_123,
  revision: 1,
  ...more
})

/** Returns a unique session. */
export const session = (more: Partial<Session> = {}): Session => ({
  id: `s${++count}`,
  subject: "m",
  role: "member",
  clientId: "shop",
  browser: "b",
  current: `d${count}`,
  createdAt: 1000,
  expiresAt: 9000,
  ...more
})

/** Returns a unique ticket. */
export const ticket = (more: Partial<Ticket> = {}): Ticket => ({
  digest: `t${++count}`,
  content: { _tag: "Login", memberId: "m" },
  expiresAt: 9000,
  ...more
})
