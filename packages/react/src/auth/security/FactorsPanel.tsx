"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { FactorsPanelView } from "./FactorsPanel.view.tsx"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { FactorsPanelClassNames, ReverifyProps } from "./SecurityContext.ts"
import { useFactors } from "./useFactors.ts"

export interface FactorsPanelProps extends ComponentProps<FactorsPanelClassNames>, ReverifyProps {
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/**
 * Lists the second factors of the signed-in member, adds authenticator apps, passkeys and recovery codes, and removes
 * factors. The member authenticates again before a change. If the provider does not have the account extension, the
 * panel shows that the member cannot change them here.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { FactorsPanel } from "@portico/react/auth"
 *
 * export const page = <FactorsPanel headingLevel={2} />
 * ```
 */
export function FactorsPanel({ reverify, ...props }: FactorsPanelProps) {
  const { actions, reverification, state } = useFactors()
  return (
    <FactorsPanelView
      {...props}
      actions={actions}
      dialog={reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
      state={state}
    />
  )
}
