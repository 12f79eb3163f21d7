import type { BeginOptions } from "@portico/client/auth/Authorization"
import { OAuthCallback } from "@portico/react"
import type { OAuthCallbackProps } from "@portico/react/auth"
import { expect } from "storybook/test"
import { useRoundTrip } from "../../.storybook/providerPages.ts"
import type { PlayOf } from "../../.storybook/preview.tsx"

export interface TripProps extends OAuthCallbackProps {
  /** Changes the address of the return. */
  readonly change?: (back: string) => string
  readonly options?: BeginOptions
}

/** Visits the provider's real page and returns from it, as a browser would. */
export function Trip({ change = (back) => back, options = {}, ...callback }: TripProps) {
  const address = useRoundTrip(options, change)
  return address === undefined ? null : <OAuthCallback {...callback} address={address} />
}

export type Play = PlayOf<typeof OAuthCallback>

export const expectSignedIn = async ({ args, canvas }: Play) => {
  await expect(await canvas.findByRole("heading", { name: "You're signed in" })).toBeVisible()
  await expect(args.onSignedIn).toHaveBeenCalledOnce()
  await expect(canvas.getByRole("status")).toHaveTextContent("You're signed in")
}
