import * as Export from "@portico/client/data/Export"
import * as Import from "@portico/client/data/Import"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Books } from "./Books.ts"

export const download = Export.run(Query.from(Books).pipe(Query.ascending("_id")), { format: "CSV" }).pipe(
  Stream.runCollect,
  Effect.map((pieces) => new Blob(pieces, { type: "text/csv" }))
)

/** Imports the rows of a file and returns those that were not stored. */
export const upload = (file: Blob) =>
  Import.run(Books, file, { format: "CSV", mode: "SKIP_EXISTING" }).pipe(
    Stream.tap(({ bytes, rows, status, totalBytes }) =>
      Effect.log(`${status}: ${rows} rows, ${bytes} of ${totalBytes} bytes`)
    ),
    Stream.flatMap(({ errors }) => Stream.fromIterable(errors)),
    Stream.map(({ field, line, reason, value }) => `line ${line}, ${field}, ${value}: ${reason}`),
    Stream.runCollect
  )
