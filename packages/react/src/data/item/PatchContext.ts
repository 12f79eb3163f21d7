/**
 * The context that the parts of a patch form share.
 *
 * @since 0.1.0
 */
import type { RootProps } from "../../parts/ComponentProps.ts"
import { usePartContext } from "../../parts/usePartContext.ts"
import * as React from "react"
import type { Submission } from "../../form/Submission.ts"
import type { ItemMessages, PatchMessages } from "../../i18n/messages/ItemMessages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import type { ShownField } from "../value/FormField.ts"
import type { ItemClassNames, ItemSlot } from "./ItemContext.ts"
import type { ItemState } from "./ItemState.ts"
import type { PatchDraft, PatchDraftEvent, PreviewRow } from "./PatchDraft.ts"

export interface PatchRootViewProps extends RootProps<ItemClassNames> {
  readonly draft: PatchDraft
  /** The fields that can be changed. */
  readonly fields: ReadonlyArray<ShownField>
  /** The state of the item. If `undefined`, the form treats the item as read. */
  readonly item?: ItemState<unknown> | undefined
  /** The audience of failure messages. `dev` adds details for developers. */
  readonly mode?: DataErrorViewProps["mode"]
  readonly onDraft: (event: PatchDraftEvent) => void
  /** Reads the item again after a failure. */
  readonly onRetry?: (() => void) | undefined
  /** Called when the session has ended and the user chooses to sign in again. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: () => void
  /** The fields that the changes affect, before and after. */
  readonly preview: ReadonlyArray<PreviewRow>
  readonly state: Submission<unknown>
  /** The time zone in which dates are shown, as an IANA name. The user's own time zone by default. */
  readonly timeZone?: string | undefined
}

/** The values that the parts of a patch form read. */
export interface PatchContextValue extends Omit<PatchRootViewProps, "children" | "className"> {
  readonly classOf: ClassOf<ItemSlot>
  /** Whether the item was read, so that it can be changed. */
  readonly isThere: boolean
  readonly itemWords: ItemMessages
  readonly place: React.RefObject<HTMLElement | null>
  readonly words: PatchMessages
}

export const PatchContext = React.createContext<PatchContextValue | undefined>(undefined)

/** Returns the context of the patch form around a part. Throws if the part is rendered outside a form. */
export const usePatchContext = (part: string): PatchContextValue =>
  usePartContext(PatchContext, part, "PatchFormParts.Root")
