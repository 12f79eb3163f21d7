"use client"
import { Control } from "../../parts/Elements.tsx"
import { paging } from "../../i18n/en/lists.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"

export interface AddressNoticeProps {
  /** An additional class name of the message. */
  readonly className?: string | undefined
  /** The names of the ignored parameters, as `useAddress` returns them. */
  readonly ignored: ReadonlyArray<string>
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** Removes the invalid parts from the address, such as `dismiss` of `useAddress`. */
  readonly onDismiss: () => void
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/**
 * Renders a message that parts of the page's address were invalid and ignored. It is empty if all of them are valid.
 */
export function AddressNotice({ className, ignored, messages, onDismiss, styled = true }: AddressNoticeProps) {
  const words = useWords("paging", paging, messages)
  const own = (name: string) => (styled ? name : undefined)
  return (
    <output className={[own("portico-address"), className].filter(Boolean).join(" ") || undefined}>
      {ignored.length > 0 && (
        <>
          <span>{words.ignored(ignored)}</span>
          <Control as="button" className={own("portico-button")} data-variant="quiet" onClick={onDismiss} type="button">
            {words.dismiss}
          </Control>
        </>
      )}
    </output>
  )
}
