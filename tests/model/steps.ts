import { Members } from "@portico/client/auth/Members"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Faults from "@portico/testing/Faults"
import type { Fault as ProviderFault } from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import type { Random } from "../differential/Random.ts"
import type { Fault, Model } from "./Model.ts"
import * as World from "./World.ts"

/** A step: changes the world and updates the model accordingly. Returns the differences that it finds. */
export type Step = (world: World.World, model: Model, random: Random) => Effect.Effect<ReadonlyArray<string>>

const faults: ReadonlyArray<Fault & { readonly fault: ProviderFault }> = [
  { name: "no network", losesResponses: false, fault: Faults.noNetwork() },
  { name: "500", losesResponses: false, fault: Faults.failing(Faults.tokens) },
  { name: "503", losesResponses: false, fault: Faults.unavailable() },
  { name: "captive portal", losesResponses: false, fault: Faults.captivePortal() },
  { name: "empty", losesResponses: false, fault: Faults.emptyResponse(Faults.tokens) },
  { name: "404", losesResponses: false, fault: Faults.refused(404, Faults.tokens) },
  { name: "firewall", losesResponses: false, fault: Faults.firewall(Faults.tokens) },
  { name: "401 without a body", losesResponses: false, fault: Faults.refused(401, Faults.tokens) },
  {
    name: "temporarily unavailable",
    losesResponses: false,
    fault: { match: Faults.tokens, status: 400, body: JSON.stringify({ error: "temporarily_unavailable" }) }
  },
  { name: "429", losesResponses: false, fault: Faults.rateLimited(Faults.tokens, 20) },
  { name: "silence", losesResponses: false, fault: Faults.silent(Faults.tokens) },
  { name: "response lost", losesResponses: true, fault: Faults.responseLost(Faults.tokens) },
  { name: "reset", losesResponses: true, fault: Faults.resetMidway(Faults.tokens) }
]

const none = Effect.succeed<ReadonlyArray<string>>([])

const tabOf = ({ tabs }: World.World, random: Random) => random.pick(tabs)

const signedOut = (model: Model): void => {
  model.member = false
  model.grant = "dead"
}

const signedIn = (world: World.World, model: Model): void => {
  const { role, session } = World.stored(world)
  model.member = role === "member"
  model.session = session
  model.grant = "alive"
}

const login: Step = (world, model, random) =>
  Effect.gen(function* () {
    const before = World.stored(world).session
    const ending = yield* World.login(tabOf(world, random), random.pick([accounts.ada, accounts.bob]))
    // A session that could not be stored exists in one tab only.
    if (model.full) model.divided = true
    else if (ending === "ok") {
      model.divided = false
      if (World.stored(world).role !== "member" || World.stored(world).session === before)
        return ["a login stored nothing"]
      signedIn(world, model)
    } else if (model.fault === undefined) return [`a login ended with ${ending}`]
    return []
  })

const logout: Step = (world, model, random) =>
  Effect.gen(function* () {
    const tab = tabOf(world, random)
    yield* Effect.exit(tab.run(Members.use((members) => members.logout())))
    signedOut(model)
    return []
  })

const call: Step = (world, model, random) =>
  Effect.gen(function* () {
    const tabs = random.oneIn(2) ? world.tabs : [tabOf(world, random)]
    const before = (yield* world.grants).length
    const { fault, grant, member } = model
    const endings = yield* World.callers(tabs, 1 + random.below(4), member)
    yield* world.browser.clock.settle
    // A request without a response appears in the log when its sender gives up, which may be now.
    const sent = (yield* world.grants).slice(before).filter((status) => status !== 0)
    const found: Array<string> = []
    if (fault === undefined && (grant === "alive" || !member)) {
      if (endings.some((ending) => ending !== "ok")) found.push(`callers ended with ${[...new Set(endings)].join()}`)
      // A visitor whose session has ended starts as another one.
      const visitors = model.isLate ? tabs.length : 1
      const isOne = member ? sent.length <= 1 : sent.filter((status) => status === 200).length <= visitors
      if (!isOne) found.push(`${sent.length} grants for callers at the same time: ${sent.join()}`)
    }
    // A tab whose tokens could not be stored has a separate session: the other tabs refresh or start on their own.
    if (model.divided || model.full) found.length = 0
    const odd = endings.find((ending) => !["ok", "TokenUnavailable", "MemberRequired"].includes(ending))
    if (odd !== undefined) found.push(`a caller ended with ${odd}`)
    if (fault === undefined && grant === "unsure" && sent.join() === "200") model.grant = "alive"
    return found
  })

const letPass: Step = ({ browser }, _, random) =>
  Effect.as(browser.clock.advance(`${random.pick([1, 25, 600, 14_460, 18_000])} seconds`), [])

const misset: Step = ({ browser }, _, random) =>
  Effect.as(browser.clock.misset(random.pick([-1, 0, 1]) * 3_600_000), [])

const breakDown: Step = ({ browser }, model, random) =>
  Effect.sync(() => {
    const { fault, ...named } = random.pick(faults)
    model.fault = named
    if (named.name === "429") model.limited = true
    browser.injector.set(fault)
    return []
  })

const mend: Step = ({ browser }, model) =>
  Effect.suspend(() => {
    const { limited } = model
    Object.assign(model, { fault: undefined, limited: false })
    browser.injector.set()
    // The Retry-After of the provider has to pass.
    return limited ? Effect.as(browser.clock.advance("21 seconds"), []) : none
  })

const openTab: Step = (world) =>
  world.tabs.length >= 3
    ? none
    : Effect.map(world.browser.open, (tab) => {
        world.tabs.push(tab)
        return []
      })

const closeTab: Step = (world, _, random) =>
  Effect.suspend(() => {
    const [tab] = world.tabs.splice(random.below(world.tabs.length), 1)
    const close = tab === undefined ? Effect.void : tab.close
    return world.tabs.length > 0 ? Effect.as(close, []) : Effect.andThen(close, openTab(world, _, random))
  })

const wake: Step = (world, _, random) =>
  tabOf(world, random)
    .wake(random.pick(["online", "visible", "focus"]))
    .pipe(Effect.andThen(world.browser.clock.advance("2 seconds")), Effect.as([]))

const revoke: Step = (world, model) =>
  Effect.suspend(() => {
    if (!model.member || model.grant !== "alive" || model.fault !== undefined) return none
    model.grant = "dead"
    return Effect.as(World.revoke(world), [])
  })

/** Makes the token expire, and runs a step while a tab refreshes it. */
const race =
  (meanwhile: Step): Step =>
  (world, model, random) =>
    Effect.gen(function* () {
      if (!model.member || model.grant !== "alive" || model.fault !== undefined) return []
      yield* world.browser.clock.advance("5 hours")
      const tab = tabOf(world, random)
      let found: ReadonlyArray<string> = []
      yield* World.during(
        world,
        tab,
        random.pick(["in", "out"]),
        Effect.tap(meanwhile(world, model, random), (complaints) => Effect.sync(() => void (found = complaints)))
      )
      yield* world.browser.clock.settle
      return found
    })

const closeWhileRefreshing: Step = (world, model, random) =>
  Effect.gen(function* () {
    if (!model.member || model.grant !== "alive" || model.fault !== undefined) return []
    yield* world.browser.clock.advance("5 hours")
    const tab = tabOf(world, random)
    // No tab stores the response.
    model.grant = "unsure"
    yield* World.during(world, tab, random.pick(["in", "out"]), tab.close)
    world.tabs.splice(world.tabs.indexOf(tab), 1)
    return world.tabs.length > 0 ? [] : yield* openTab(world, model, random)
  })

/** Hangs a tab that owns the lock of the session. It is not used again, and the others must continue without it. */
const hang: Step = (world, model, random) =>
  Effect.suspend(() => {
    const [tab] = world.tabs.splice(random.below(world.tabs.length), 1)
    if (tab === undefined) return none
    world.hung.push(tab)
    return Effect.andThen(tab.hang, world.tabs.length > 0 ? none : openTab(world, model, random))
  })

/** Closes the tabs that hang. */
const endHung: Step = (world) =>
  Effect.as(
    Effect.forEach(world.hung.splice(0), ({ close }) => close),
    []
  )

const fill: Step = ({ browser }, model) =>
  Effect.suspend(() => {
    model.full = true
    return Effect.as(browser.fill(true), [])
  })

const empty: Step = ({ browser }, model) =>
  Effect.suspend(() => {
    model.full = false
    return Effect.as(browser.fill(false), [])
  })

/** The steps with their weights. */
const table: ReadonlyArray<readonly [name: string, weight: number, step: Step]> = [
  ["login", 4, login],
  ["logout", 3, logout],
  ["call", 24, call],
  ["let time pass", 10, letPass],
  ["set the clock wrong", 2, misset],
  ["break down", 3, breakDown],
  ["mend", 5, mend],
  ["open a tab", 4, openTab],
  ["close a tab", 3, closeTab],
  ["wake", 3, wake],
  ["revoke", 1, revoke],
  ["hang a tab", 1, hang],
  ["close the tabs that hang", 2, endHung],
  ["fill the storage", 1, fill],
  ["empty the storage", 3, empty],
  ["log out while another tab refreshes", 2, race(logout)],
  ["log in while another tab refreshes", 2, race(login)],
  ["call while another tab refreshes", 2, race(openTab)],
  ["close a tab while it refreshes", 1, closeWhileRefreshing]
]

const deck = table.flatMap(([name, weight, step]) => Array.from({ length: weight }, () => ({ name, step })))

/** A step with a seed for its random choices, so it does the same after any other steps. */
export interface Drawn {
  readonly name: string
  readonly seed: number
  readonly step: Step
}

/** Picks a random step. */
export const draw = (random: Random): Drawn => ({ ...random.pick(deck), seed: random.below(1_000_000) })

/** Runs a step, and updates the model for changes that may have happened in the background. */
export const take = (step: Step, world: World.World, model: Model, random: Random) =>
  Effect.gen(function* () {
    const { length: before } = yield* world.grants
    const { fault } = model
    const found = yield* step(world, model, random)
    yield* world.browser.clock.settle
    const { length: after } = yield* world.grants
    if (model.full && after > before) model.divided = true
    const wasLossy = fault?.losesResponses === true || model.fault?.losesResponses === true
    if (wasLossy && model.member && after > before) model.grant = "unsure"
    if (model.member && model.grant !== "alive" && World.stored(world).role !== "member") signedOut(model)
    if (model.divided) Object.assign(model, { member: World.stored(world).role === "member", grant: "unsure" })
    return found
  })
