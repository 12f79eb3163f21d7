import { Profiles } from "@portico/client/auth/Profiles"
import * as ProfilesOf from "@portico/client/auth/Profiles"
import { ProfilePanel } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/connection.ts"
import preview from "../../.storybook/preview.tsx"
import { custom, worldOf } from "./profileWorld.ts"
import { type Play, openEditor, replaceValue, submit, rename, expectEntries, valueOf } from "./profilePlay.tsx"

/** Profiles that cannot be saved or loaded: the entries stay and can be saved later. */
const meta = preview.meta({
  title: "auth/ProfilePanel/Refused",
  component: ProfilePanel,
  args: { custom, onSignIn: fn() }
})

const expectRefusal = async (play: Play, text: string | RegExp) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expectEntries(play)
}

/** The browser and then the provider reject values. The errors appear at their fields. */
export const FieldViolations = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await openEditor(play)
    await step("does not submit invalid values", async () => {
      await replaceValue(play, "Books a year", "many")
      await submit(play)
      await expect(canvas.getByLabelText("Books a year")).toHaveFocus()
      await expect(canvas.getByLabelText("Books a year")).toHaveAccessibleDescription(/Enter a number/)
    })
    await step("shows the provider's violations at their fields", async () => {
      await replaceValue(play, "Books a year", "12")
      await replaceValue(play, "Last name", "x".repeat(101))
      await userEvent.click(canvas.getByRole("button", { name: "Remove Address 1" }))
      const postalCode = canvas.getByLabelText("Postal code")
      await userEvent.clear(postalCode)
      await userEvent.click(postalCode)
      await userEvent.paste("1".repeat(21))
      await submit(play)
      await waitFor(() => expect(canvas.getByLabelText("Last name")).toHaveFocus())
      await expect(canvas.getByLabelText("Last name")).toHaveAccessibleDescription(
        "This must be at most 100 characters long."
      )
      await expect(postalCode).toHaveAccessibleDescription("This must be at most 20 characters long.")
      const alert = canvas.getByRole("alert")
      await expect(
        within(alert)
          .getAllByRole("link")
          .map((link) => link.textContent)
      ).toEqual(["Last name", "Postal code"])
    })
    await step("preserves all entered values", async () => {
      await expect(canvas.getByLabelText("Last name")).toHaveValue("x".repeat(101))
      await expect(canvas.getByLabelText("Books a year")).toHaveValue("12")
    })
  }
})

/** The session ended while the user was typing. The entries stay and can be saved after signing in elsewhere. */
export const SessionEndedWhileEditing = meta.story({
  parameters: worldOf("profileSessionExpired"),
  play: async (play) => {
    await rename(play)
    await expectRefusal(play, /You're not signed in/)
    await play.step("saves the profile after signing in elsewhere", async () => {
      await submit(play)
      await play.canvas.findByText("Profile saved.")
    })
  }
})

/** The profile was saved in another tab while the user was typing here. */
export const ChangedElsewhere = meta.story({
  render: (args) => <ProfilePanel {...args} />,
  parameters: {
    world: {
      ...worldOf().world,
      // Another client always saves the first change earlier.
      over: () =>
        Layer.effect(
          Profiles,
          Effect.map(Profiles, (profiles) => {
            let isFirst = true
            return {
              me: profiles.me,
              update: (change, options) => {
                const otherChange = isFirst ? profiles.update({ company: "Bodley Head" }) : Effect.void
                isFirst = false
                return Effect.andThen(otherChange, profiles.update(change, options))
              }
            }
          })
        ).pipe(Layer.provide(ProfilesOf.layer))
    }
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await rename(play)
    await step("shows the other change and preserves the entered values", async () => {
      await expectRefusal(play, /These fields were changed in another tab/)
      await expect(await canvas.findByText("Bodley Head")).toBeVisible()
    })
    await step("saves only the user's own changes, and preserves the other change", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save my changes anyway" }))
      await canvas.findByText("Profile saved.")
      await expect(valueOf(canvas, "Nickname")).toHaveTextContent("Mrs S.")
      await expect(valueOf(canvas, "Company")).toHaveTextContent("Bodley Head")
    })
  }
})

export const ServerError = meta.story({
  tags: ["spec:message/System error occurred"],
  parameters: worldOf("profileNotSaved"),
  play: async (play) => {
    await rename(play)
    await expectRefusal(play, /Something went wrong on our end.*Reference: .+/)
  }
})

/** The profile could not be loaded, and a retry succeeds. */
export const LoadFailed = meta.story({
  parameters: worldOf("profileUnavailable"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Something went wrong on our end")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(await canvas.findByText("Mary S.")).toBeVisible()
  }
})

export const RateLimited = meta.story({
  parameters: { world: { ...worldOf("profileTooOften").world, clock: "moved" } },
  play: async (play) => {
    const { canvas, step } = play
    await rename(play)
    await expectRefusal(play, "Too many attempts. Wait a moment, then try again.")
    await step("counts down", async () => {
      await advance("10 seconds")
      await expect(await canvas.findByRole("button", { name: "Try again in 20 sec" })).toHaveAttribute(
        "aria-disabled",
        "true"
      )
    })
    await step("saves after the countdown", async () => {
      await advance("20 seconds")
      await submit(play)
      await canvas.findByText("Profile saved.")
    })
  }
})

export const Offline = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step } = play
    await openEditor(play)
    connect("offline")
    await replaceValue(play, "Nickname", "Mrs S.")
    await submit(play)
    await step("shows the reason and preserves the entered values", () => expectRefusal(play, /You're offline/))
    await step("saves after the connection returns", async () => {
      connect("fast")
      await submit(play)
      await canvas.findByText("Profile saved.")
    })
  }
})
