import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Redacted from "effect/Redacted"
import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import type * as Client from "@portico/client/Client"
import * as Patch from "@portico/client/data/Patch"
import * as Mock from "@portico/testing/Mock"
import type { ScenarioName } from "@portico/testing/Scenarios"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { environment } from "../../.storybook/environment.ts"

const titled = (title: string) => ({ title })

/** The books of a shelf, with a field of every common type. */
export const Shelf = Collection.make(
  "shelf",
  Schema.Struct({
    title: Schema.NonEmptyString.annotate(titled("Title")),
    price: Schema.Finite.annotate(titled("Price")),
    stock: Schema.Int.annotate(titled("In stock")),
    signed: Schema.Boolean.annotate(titled("Signed")),
    published: Schema.optionalKey(Schema.Date.annotate(titled("Published"))),
    tags: Schema.Array(Schema.String).pipe(Schema.annotateKey(titled("Tags"))),
    shelf: Schema.Struct({ room: Schema.String, row: Schema.Int }).pipe(Schema.annotateKey(titled("Place"))),
    condition: Schema.Literals(["new", "used"]).pipe(Schema.annotateKey(titled("Condition")))
  })
)

/** The same collection with references from its books to authors and to other books. */
export const Referring = Collection.make(
  "shelf",
  Schema.Struct({ title: Schema.String.annotate(titled("Title")), author: Schema.String.annotate(titled("Author")) }),
  { references: { author: "authors", similar: "shelf" } }
)

/** A collection with a field of every type. */
export const Kinds = Collection.make(
  "kinds",
  Schema.Struct({
    title: Schema.String.annotate(titled("Text")),
    blurb: Schema.String.annotate(titled("Rich text")),
    hebrew: Schema.String.annotate(titled("Text in Hebrew")),
    markup: Schema.String.annotate(titled("HTML")),
    price: Schema.Finite.annotate(titled("Number")),
    pages: Schema.Int.annotate(titled("Zero")),
    signed: Schema.Boolean.annotate(titled("Boolean")),
    nothing: Schema.NullOr(Schema.String).pipe(Schema.annotateKey(titled("Nothing"))),
    published: Schema.Date.annotate(titled("Date and time")),
    day: Schema.String.annotate(titled("Date")),
    opens: Schema.String.annotate(titled("Time")),
    never: Schema.Unknown.annotate(titled("Invalid date")),
    tags: Schema.Array(Schema.String).pipe(Schema.annotateKey(titled("List"))),
    shelf: Schema.Struct({ room: Schema.String, row: Schema.Int }).pipe(Schema.annotateKey(titled("Object"))),
    author: Schema.String.annotate(titled("Reference")),
    cover: Schema.String.annotate(titled("Image")),
    sample: Schema.String.annotate(titled("Document")),
    site: Schema.String.annotate(titled("URL")),
    address: Schema.Unknown.annotate(titled("Address")),
    mixed: Schema.Unknown.annotate(titled("Mixed")),
    long: Schema.String.annotate(titled("440 kB"))
  }),
  { references: { author: "authors", similar: "shelf" } }
)

/** Returns story parameters with a member who may write to the shelf. */
export const atShelf = (scenario: ScenarioName = "shelf", more: object = {}) => ({
  world: { scenario, member: "ada" as const, ...more }
})

/** Runs a program in another tab of the same user, without simulated failures. */
export const inOtherTab = <A, E>(
  program: Effect.Effect<A, E, Client.Services | Client.Parts>,
  scenario: ScenarioName = "shelf"
): Promise<A> => {
  const { openTab, clientOptions } = environment()
  const { close, storage, window } = openTab()
  const layer = Mock.layerMock({ ...clientOptions, storage, window, scenario })
  return Effect.runPromise(Effect.provide(program, layer)).finally(close)
}

/** Changes a field of the book in another tab. */
export const changeInOtherTab = (field: string, value: string | number) =>
  inOtherTab(Items.use((items) => items.patch("shelf", "emma", Patch.empty.pipe(Patch.set(field, value)))))

/** Signs Ada in, in the tab in which it runs. */
export const signIn = () =>
  Effect.gen(function* () {
    const { email, password } = accounts.ada
    const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
    if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
  })
