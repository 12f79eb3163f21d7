/**
 * The parts of a badge, without a look of their own.
 *
 * @since 0.1.0
 */
import { BadgeKind, BadgeRoot, type BadgeRootProps, BadgeSign, BadgeText } from "./StatusBadge.view.tsx"
import * as React from "react"

/**
 * The parts of a badge, unstyled.
 *
 * **Example** (In a list of one's own)
 *
 * ```tsx
 * import { Badge } from "@portico/react/data"
 *
 * export const badge = (
 *   <Badge.Root className="tag" kind="index" status="BUILDING">
 *     <Badge.Sign /> <Badge.Text />
 *   </Badge.Root>
 * )
 * ```
 */
export const Badge = {
  Root: (props: BadgeRootProps) => React.createElement(BadgeRoot, { styled: false, ...props }),
  Sign: BadgeSign,
  Kind: BadgeKind,
  Text: BadgeText
}
