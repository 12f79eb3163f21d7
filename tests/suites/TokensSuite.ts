import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Items } from "@portico/client/data/Items"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { assert, layer as over } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { expire, member, type Network, type Sent, visitor } from "./Browser.ts"

const access = Tokens.use((tokens) => tokens.access)
const current = Tokens.use((tokens) => tokens.current)
const role = Tokens.use((tokens) => tokens.role)
const read = Queries.use((queries) => queries.run(Query.from("books").pipe(Query.limit(1))))
const write = Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID() }))

const grants = (sent: ReadonlyArray<Sent>) => sent.filter(({ path }) => path === "/oauth2/token").length

/** Checks tokens over a network. */
export const suite = (name: string, network: Layer.Layer<Network>) =>
  over(network, { excludeTestServices: true, timeout: "60 seconds" })(`Tokens over ${name}`, (it) => {
    it.effect("obtains a visitor's tokens with the first call and reuses them", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const [, first] = yield* browser.watch(browser.run(read))
        const [, second] = yield* browser.watch(browser.run(read))
        yield* browser.reload
        const [, third] = yield* browser.watch(browser.run(read))

        assert.deepStrictEqual([first, second, third].map(grants), [1, 0, 0])
        assert.strictEqual(yield* browser.run(role), "visitor")
      })
    )

    it.effect("obtains one token for a hundred concurrent callers", () =>
      Effect.gen(function* () {
        const browser = yield* visitor
        const callers = Effect.all(
          Array.from({ length: 100 }, () => access),
          { concurrency: "unbounded" }
        )

        const [tokens, sent] = yield* browser.watch(browser.run(callers))

        assert.strictEqual(grants(sent), 1)
        assert.strictEqual(new Set(tokens.map(Redacted.value)).size, 1)
      })
    )

    it.effect("refreshes an expired token once for a hundred callers and rotates the refresh token", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)
        yield* browser.run(expire)
        const before = yield* browser.run(current)
        const callers = Effect.all(
          Array.from({ length: 100 }, () => access),
          { concurrency: "unbounded" }
        )

        const [tokens, sent] = yield* browser.watch(browser.run(callers))

        const after = yield* browser.run(current)
        assert.strictEqual(grants(sent), 1)
        assert.strictEqual(new Set(tokens.map(Redacted.value)).size, 1)
        assert.isAbove(after.accessToken.expiresAt, before.accessToken.expiresAt)
        assert.notStrictEqual(Redacted.value(after.refreshToken.value), Redacted.value(before.refreshToken.value))
        assert.strictEqual(yield* browser.run(role), "member")
      })
    )

    it.effect("stores the rotated token and uses it after a reload", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)
        yield* browser.run(Effect.andThen(expire, access))
        const rotated = yield* browser.run(current)

        yield* browser.reload
        yield* browser.run(Effect.andThen(expire, access))

        const after = yield* browser.run(current)
        assert.notStrictEqual(Redacted.value(after.refreshToken.value), Redacted.value(rotated.refreshToken.value))
        assert.strictEqual(yield* browser.run(role), "member")
      })
    )

    it.effect("ends a session if a rotated token is used again", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)
        const { refreshToken } = yield* browser.run(current)
        const refresh = (token: typeof refreshToken) => Tokens.use((tokens) => tokens.refresh(token))
        const second = yield* browser.run(refresh(refreshToken))
        const third = yield* browser.run(refresh(second.refreshToken))

        const stolen = yield* Effect.result(browser.run(refresh(refreshToken)))
        const rightful = yield* Effect.result(browser.run(refresh(third.refreshToken)))

        assert.deepStrictEqual([stolen._tag, rightful._tag], ["Failure", "Failure"])
      })
    )

    it.effect("replaces a token that the provider no longer accepts", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)
        const tokens = yield* browser.run(Tokens)
        const { refreshToken } = yield* tokens.current
        const accessToken = { value: Redacted.make("not-a-token"), expiresAt: Number.MAX_SAFE_INTEGER }
        yield* tokens.set({ accessToken, refreshToken })

        const review = yield* browser.run(write)

        assert.isString(review.data["_ownerId"])
      })
    )

    it.effect("becomes a visitor if a member's refresh is refused, and rejects the member's write", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)
        const tokens = yield* browser.run(Tokens)
        const { accessToken, refreshToken } = yield* tokens.current
        yield* tokens.set({
          accessToken: { ...accessToken, expiresAt: 1 },
          refreshToken: { ...refreshToken, value: Redacted.make("nobody's") }
        })

        const error = yield* Effect.flip(browser.run(write))
        yield* browser.run(read)

        assert.strictEqual(error._tag, "TokenUnavailable")
        assert.strictEqual(yield* browser.run(role), "visitor")
      })
    )

    it.effect("fails without a network and works again afterwards", () =>
      Effect.gen(function* () {
        const browser = yield* visitor

        const error = yield* Effect.flip(browser.offline(browser.run(read)))
        const page = yield* browser.run(read)

        assert.strictEqual(error._tag, "TokenUnavailable")
        assert.strictEqual(page.items.length, 1)
      })
    )

    it.effect("preserves a member's session if the network fails during a refresh", () =>
      Effect.gen(function* () {
        const browser = yield* member(accounts.ada)
        yield* browser.run(expire)

        const error = yield* Effect.flip(browser.offline(browser.run(write)))
        yield* browser.reload
        const review = yield* browser.run(write)

        assert.strictEqual(error._tag, "TokenUnavailable")
        assert.isString(review.data["_ownerId"])
        assert.strictEqual(yield* browser.run(role), "member")
      })
    )
  })
