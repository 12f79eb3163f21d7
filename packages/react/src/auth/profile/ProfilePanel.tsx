"use client"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ProfileClassNames, ProfileShape } from "./ProfileContext.ts"
import type { ProfileTitleProps } from "./ProfileParts.view.tsx"
import { ProfilePanelView } from "./ProfilePanel.view.tsx"
import { useProfileActions } from "./useProfileActions.ts"

export interface ProfilePanelProps extends ProfileShape {
  /** Classes to add, by slot. */
  readonly classNames?: ProfileClassNames | undefined
  /** Level of the heading in the page around the profile. */
  readonly headingLevel?: ProfileTitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Called when a visitor wants to sign in. */
  readonly onSignIn?: (() => void) | undefined
  /** Where the sign-in is. */
  readonly signInHref?: string | undefined
}

/**
 * The profile of the member who is signed in, to read and to change. It needs `Profiles` laid over the client.
 *
 * **Example** (On a page of its own)
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
