/**
 * The state machine that sends the patches of an item.
 *
 * @since 0.1.0
 */
import type { Argument, DataOf, UsesFor } from "@portico/client/data/Collection"
import { Items, type RemoveOptions } from "@portico/client/data/Items"
import type { Patch } from "@portico/client/data/Patch"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { ownedAtom } from "../listing/ownedAtom.ts"
import { ofWrite } from "../listing/itemProblem.ts"
import { invalidateAfterWrite } from "../listing/invalidateAfterWrite.ts"

/** Creates the atom of an item's patches. Each patch invalidates cached reads of its collection. */
export const patchMachine = <C extends Argument>(collection: C, id: string, options?: RemoveOptions<C>) =>
  ownedAtom(() =>
    submissionMachine<Patch<UsesFor<C>>, ListedItem<DataOf<C>> | undefined>((patch) =>
      Items.use((items) => items.patch(collection, id, patch, options)).pipe(
        Effect.map(Option.getOrUndefined),
        invalidateAfterWrite(collection),
        Effect.mapError(ofWrite)
      )
    )
  )
