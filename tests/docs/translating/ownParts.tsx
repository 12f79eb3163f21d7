import { useMessages } from "@portico/react"

/** A custom link next to the components of the kit. */
export function HomeLink() {
  const { flow, locale } = useMessages()
  return <a href={`/${locale}/`}>{flow.continue}</a>
}
