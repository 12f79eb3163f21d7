/**
 * The props that components and the roots of their parts have in common.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { RootElementProps } from "./Part.view.tsx"
import type { MessageOverrides } from "../i18n/messages/Messages.ts"

/** The props of every component. `Names` are its class names, by slot. */
export interface ComponentProps<Names> {
  /** Additional class names, by slot. */
  readonly classNames?: Names | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

/** The props of the root that contains a component's parts. */
export interface RootProps<Names> extends ComponentProps<Names>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}
