"use client"
import { paging } from "../../i18n/en/lists.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"

export interface AddressNoticeProps {
  readonly className?: string | undefined
  /** Names of what was left out: what `useAddress` gave. */
  readonly ignored: ReadonlyArray<string>
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly onDismiss: () => void
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
}

/**
 * Says that a part of the page's address means nothing and was left out. Nothing where all of it was understood.
 */
export function AddressNotice({ className, ignored, messages, onDismiss, styled = true }: AddressNoticeProps) {
  const words = useWords("paging", paging, messages)
  const own = (name: string) => (styled ? name : undefined)
  return (
    <output className={[own("portico-address"), className].filter(Boolean).join(" ") || undefined}>
      {ignored.length > 0 && (
        <>
          <span>{words.ignored(ignored)}</span>
          <button className={own("portico-button")} data-look="quiet" onClick={onDismiss} type="button">
            {words.dismiss}
          </button>
        </>
      )}
    </output>
  )
}
