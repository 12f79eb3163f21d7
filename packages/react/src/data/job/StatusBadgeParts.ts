"use client"
/**
 * The unstyled parts of a badge, to compose in any order inside `StatusBadgeParts.Root`.
 *
 * **Example** (In a custom list)
 *
 * ```tsx
 * import { StatusBadgeParts } from "@portico/react/data"
 *
 * export const badge = (
 *   <StatusBadgeParts.Root className="tag" kind="index" status="BUILDING">
 *     <StatusBadgeParts.Sign /> <StatusBadgeParts.Text />
 *   </StatusBadgeParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { BadgeKind, BadgeRoot, type BadgeRootProps, BadgeSign, BadgeText } from "./StatusBadge.view.tsx"
import * as React from "react"

function Root(props: BadgeRootProps) {
  return React.createElement(BadgeRoot, { styled: false, ...props })
}

export { BadgeKind as Kind, BadgeSign as Sign, BadgeText as Text, Root }
