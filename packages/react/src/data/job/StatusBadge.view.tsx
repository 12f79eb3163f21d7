"use client"
import { Part, type PartProps, rootProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { job as english } from "../../i18n/en/transfer.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { type ClassNames, classOf, type ClassOf } from "../../theme/classes.ts"
import { type JobKind, type JobTone, toneOf } from "./Job.ts"

/** An element of a badge that has its own class. */
export type BadgeSlot = "badge" | "badge-sign" | "badge-kind"

/** The classes to add to the elements of a badge, by slot. */
export type BadgeClassNames = ClassNames<BadgeSlot>

export interface BadgeRootProps extends RootProps<BadgeClassNames> {
  /** The kind of the job. */
  readonly kind: JobKind
  /** The status that the provider reports. An unknown one is shown as it is. */
  readonly status: string
}

interface BadgeContextValue {
  readonly classOf: ClassOf<BadgeSlot>
  readonly kindText: string
  readonly text: string
  readonly tone: JobTone
}

const BadgeContext = React.createContext<BadgeContextValue | undefined>(undefined)

const useBadge = (part: string): BadgeContextValue => usePartContext(BadgeContext, part, "StatusBadgeParts.Root")

/** Renders the container of a badge's parts and provides their context. */
export function BadgeRoot(props: BadgeRootProps) {
  const { children, classNames, kind, messages, status, styled = true } = props
  const words = useWords("job", english, messages)
  const classes = classOf(classNames, styled)
  const tone = toneOf(kind, status)
  const context = { classOf: classes, kindText: words.kind(kind), text: words.status(kind, status), tone }
  return (
    <BadgeContext value={context}>
      <Part
        as="span"
        own={rootProps(props)}
        className={classes("badge")}
        data-kind={kind}
        data-status={status}
        data-tone={tone}
      >
        {children}
      </Part>
    </BadgeContext>
  )
}

const signs: Readonly<Record<JobTone, string>> = {
  waiting: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4l3 2",
  running: "M20 12a8 8 0 1 1-3-6.2M20 4v4h-4",
  success: "M5 12.5l4.5 4.5L19 7.5",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.5v-.01",
  danger: "M6 6l12 12M18 6L6 18",
  plain: "M6 12h12"
}

/** Renders the icon of a status. Each tone has its own shape. Assistive technology ignores the icon. */
export function BadgeSign(own: PartProps<"svg">) {
  const { classOf, tone } = useBadge("Badge.Sign")
  return (
    <Part
      as="svg"
      own={own}
      aria-hidden="true"
      className={classOf("badge-sign")}
      fill="none"
      height="14"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
      viewBox="0 0 24 24"
      width="14"
    >
      <path d={signs[tone]} />
    </Part>
  )
}

/** Renders the kind of object that has the status, for example a backup. */
export function BadgeKind(own: PartProps<"span">) {
  const { classOf, kindText } = useBadge("Badge.Kind")
  return (
    <Part as="span" own={own} className={classOf("badge-kind")}>
      {kindText}
    </Part>
  )
}

/** Renders the status in words. */
export function BadgeText(own: PartProps<"span">) {
  const { text } = useBadge("Badge.Text")
  // The styled badge needs no element around its text.
  if (Object.keys(own).length === 0) return text
  return (
    <Part as="span" own={own}>
      {text}
    </Part>
  )
}

export interface StatusBadgeProps extends Omit<BadgeRootProps, "children"> {
  /** Whether the badge also shows the kind of object that has the status. Default: `false`. */
  readonly showsKind?: boolean | undefined
}

/**
 * Renders the status of a job, an index or an environment as an icon, a color and words. Each of them is clear on its
 * own.
 *
 * **Example** (A backup)
 *
 * ```tsx
 * import { StatusBadge } from "@portico/react"
 *
 * export const badge = <StatusBadge kind="backup" status="READY" />
 * ```
 */
export function StatusBadge({ showsKind = false, ...root }: StatusBadgeProps) {
  return (
    <BadgeRoot {...root}>
      <BadgeSign />
      {showsKind && (
        <>
          <BadgeKind />{" "}
        </>
      )}
      <BadgeText />
    </BadgeRoot>
  )
}
