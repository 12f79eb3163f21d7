"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { ProfileClassNames, ProfileShape } from "./ProfileContext.ts"
import type { ProfileTitleProps } from "./ProfileParts.view.tsx"
import { ProfilePanelView } from "./ProfilePanel.view.tsx"
import { useProfileActions } from "./useProfile.ts"

export interface ProfilePanelProps extends ProfileShape, ComponentProps<ProfileClassNames> {
  /** The heading level. Default: 2. */
  readonly headingLevel?: ProfileTitleProps["level"]
  /** Called when a visitor chooses to sign in. */
  readonly onSignIn?: (() => void) | undefined
  /** The address of the sign-in page. */
  readonly signInHref?: string | undefined
}

/**
 * Shows the profile of the signed-in member and lets the member edit it. Requires the `Profiles` layer in the client.
 *
 * **Example** (A profile page)
 *
 * ```tsx
 * import * as Client from "@portico/client/Client"
 * import * as Profiles from "@portico/client/auth/Profiles"
 * import { ClientProvider, ProfilePanel } from "@portico/react"
 * import * as Layer from "effect/Layer"
 *
 * const client = Profiles.layer.pipe(
 *   Layer.provideMerge(Client.layer({ clientId: "shop", host: "https://api.example" }))
 * )
 *
 * export const page = (
 *   <ClientProvider layer={client}>
 *     <ProfilePanel custom={[{ name: "shoeSize", label: "Shoe size", type: "number" }]} signInHref="/sign-in" />
 *   </ClientProvider>
 * )
 * ```
 */
export function ProfilePanel(props: ProfilePanelProps) {
  return <ProfilePanelView {...props} {...useProfileActions(props.custom)} />
}
