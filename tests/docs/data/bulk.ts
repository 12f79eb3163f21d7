import { BulkItems } from "@portico/client/data/BulkItems"
import * as Patch from "@portico/client/data/Patch"
import * as Effect from "effect/Effect"
import { Books } from "./Books.ts"

export const mark = (ids: ReadonlyArray<string>) =>
  BulkItems.use((bulk) => bulk.patch(Books, ids, Patch.of(Books).pipe(Patch.append("tags", "sale")))).pipe(
    Effect.map(({ errors, skipped, updated }) => ({
      message: `${updated} marked, ${skipped} not found`,
      failed: errors.map(({ code, item }) => `${item}: ${code}`)
    }))
  )
