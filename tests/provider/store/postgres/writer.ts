// A process that opens a store in a folder and writes to it endlessly, unless its task is to hold it. Prints what it
// wrote.
import * as PostgresStore from "@portico/provider/PostgresStore"
import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Effect from "effect/Effect"

const [, , dataDir = "", task = "write"] = process.argv
const at = "2020-01-01T00:00:00.000Z"

const program = Effect.gen(function* () {
  const store = yield* ItemStore
  const books = open("books")
  yield* store.load([{ collection: books, documents: [] }], "keep")
  process.stdout.write("ready\n")
  if (task === "hold") return yield* Effect.never
  for (let number = 0; ; number++) {
    const id = `${process.pid}-${number}`
    const document = Document.make({ text: "x".repeat(number % 5000) }, { id, createdDate: at, updatedDate: at })
    yield* number % 2 === 0 ? store.insert(books, [document]) : store.insert(books, bundle(document))
    process.stdout.write(`${id}\n`)
  }
})

const bundle = (document: Document.Document): ReadonlyArray<Document.Document> => [
  document,
  ...Array.from({ length: 50 }, (_, index) => ({ ...document, id: `${document.id}/${index}` }))
]

await Effect.runPromise(Effect.provide(program, PostgresStore.make(dataDir === "" ? {} : { dataDir }).layer))
