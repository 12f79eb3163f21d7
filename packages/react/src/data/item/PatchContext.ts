/**
 * What the parts of a patch share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Submission } from "../../form/Submission.ts"
import type { ItemMessages, PatchMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import type { ShownField } from "../value/FormField.ts"
import type { ItemClassNames, ItemSlot } from "./ItemContext.ts"
import type { ItemState } from "./ItemState.ts"
import type { PatchDraft, PatchDraftEvent, PreviewRow } from "./PatchDraft.ts"

export interface PatchRootViewProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: ItemClassNames | undefined
  readonly draft: PatchDraft
  /** The fields that can be changed. */
  readonly fields: ReadonlyArray<ShownField>
  /** Where the item stands. Where it is not given it is there. */
  readonly item?: ItemState<unknown> | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Who a failure is shown to. */
  readonly mode?: DataErrorViewProps["mode"]
  readonly onDraft: (event: PatchDraftEvent) => void
  /** Reads the item again where that failed. */
  readonly onRetry?: (() => void) | undefined
  /** Called when the session has ended and one wants to sign in again. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: () => void
  /** What the changes change. */
  readonly preview: ReadonlyArray<PreviewRow>
  readonly state: Submission<unknown>
  readonly styled?: boolean | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

/** What the parts of a patch read. */
export interface PatchContextValue extends Omit<PatchRootViewProps, "children" | "className"> {
  readonly classOf: ClassOf<ItemSlot>
  /** Whether there is something to change. */
  readonly isThere: boolean
  readonly itemWords: ItemMessages
  readonly place: React.RefObject<HTMLElement | null>
  readonly words: PatchMessages
}

export const PatchContext = React.createContext<PatchContextValue | undefined>(undefined)

/** Reads the form of a patch around a part. */
export const usePatchContext = (part: string): PatchContextValue => {
  const patch = React.use(PatchContext)
  if (patch === undefined) throw new Error(`${part} is outside its form: put it inside its Root.`)
  return patch
}
