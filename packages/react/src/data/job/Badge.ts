/**
 * The unstyled parts of a badge.
 *
 * @since 0.1.0
 */
import { BadgeKind, BadgeRoot, type BadgeRootProps, BadgeSign, BadgeText } from "./StatusBadge.view.tsx"
import * as React from "react"

/**
 * The unstyled parts of a badge, to compose in any order inside `Badge.Root`.
 *
 * **Example** (In a custom list)
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
