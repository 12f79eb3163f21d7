import * as Account from "@portico/client/auth/Account"
import { Members } from "@portico/client/auth/Members"
import { Passwords } from "@portico/client/auth/Passwords"
import * as ProfilesOf from "@portico/client/auth/Profiles"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { ClientProvider, ProfilePanel } from "@portico/react"
import type { ProfilePanelProps } from "@portico/react/auth"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { expect, fn } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { otherDevice } from "../../.storybook/tabs.ts"
import { custom, worldOf } from "./profileWorld.ts"

/** Profiles that cannot be edited because of the account's status or a missing session. */
const meta = preview.meta({
  title: "auth/ProfilePanel/Status",
  component: ProfilePanel,
  args: { custom, onSignIn: fn() }
})

export const IdentityPending = meta.story({
  tags: [
    "spec:identityStatus/PENDING",
    "spec:pendingReason/PENDING_ADMIN_APPROVAL_REQUIRED",
    "spec:pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED"
  ],
  parameters: worldOf("profilePending"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your account isn't active yet.")).toBeVisible()
    await expect(canvas.getByText(/Confirm your email address/)).toBeVisible()
    await expect(canvas.getByText(/It's waiting for approval/)).toBeVisible()
    await expect(canvas.getByText("not confirmed")).toBeVisible()
  }
})

export const IdentityDeleted = meta.story({
  tags: ["spec:identityStatus/DELETED"],
  parameters: worldOf("profileDeleted"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This account was deleted/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Edit profile" })).toBeNull()
  }
})

export const IdentityBlocked = meta.story({
  tags: ["spec:identityStatus/BLOCKED"],
  parameters: worldOf("profileBlocked"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This account is blocked/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Edit profile" })).toBeNull()
  }
})

export const IdentityOffline = meta.story({
  tags: ["spec:identityStatus/OFFLINE"],
  parameters: worldOf("profileOffline"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your account is offline/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Edit profile" })).toBeVisible()
  }
})

export const NotFound = meta.story({
  parameters: worldOf("profileMissing"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn't find your profile/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
})

export const Unauthorized = meta.story({
  tags: ["spec:role/visitor"],
  parameters: { world: { over: () => ProfilesOf.layer } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("Sign in to see your profile.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** A page that opens the profile on demand. */
function OnDemand(props: ProfilePanelProps) {
  const [isOpen, setOpen] = React.useState(false)
  return isOpen ? (
    <ProfilePanel {...props} />
  ) : (
    <button onClick={() => setOpen(true)} type="button">
      My profile
    </button>
  )
}

/** The password was changed on another device, which ends this session: the member has to sign in. */
export const SessionEndedElsewhere = meta.story({
  tags: ["spec:role/none"],
  parameters: { world: { member: "ada", over: () => ProfilesOf.layer } },
  render: (args) => <OnDemand {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("changes the password on another device", () =>
      otherDevice(
        Effect.gen(function* () {
          const password = Redacted.make(accounts.ada.password)
          const sessionToken = Effect.flatMap(
            Members.use((members) => members.login({ email: accounts.ada.email, password })),
            (login) =>
              login._tag === "SUCCESS" && login.sessionToken !== undefined
                ? Effect.succeed(login.sessionToken)
                : Effect.die(new Error(`The login ended with ${login._tag}.`))
          )
          const token = yield* sessionToken
          yield* SilentLogin.use((silentLogin) => silentLogin.run(token))
          const again = yield* sessionToken
          const { proof } = yield* Account.Account.use(({ reverify }) => reverify(again)).pipe(
            Effect.provide(Account.layer)
          )
          yield* Passwords.use((passwords) => passwords.change(Redacted.make("a-castle-in-italy"), proof))
        })
      )
    )
    await userEvent.click(canvas.getByRole("button", { name: "My profile" }))
    await step("shows the sign-in message instead of a missing profile", async () => {
      await expect(await canvas.findByText("Sign in to see your profile.")).toBeVisible()
      await expect(canvas.queryByText(/We couldn't find your profile/)).toBeNull()
    })
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** The client is still loading, so the sign-in state is unknown. */
export const Unknown = meta.story({
  render: (args) => (
    <ClientProvider layer={Layer.effectContext(Effect.never)}>
      <ProfilePanel {...args} />
    </ClientProvider>
  ),
  parameters: worldOf(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading your profile…")).toBeInTheDocument()
    await expect(canvas.queryByText("Sign in to see your profile.")).toBeNull()
  }
})
