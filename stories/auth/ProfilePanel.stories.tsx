import { Profiles } from "@portico/client/auth/Profiles"
import * as ProfilesOf from "@portico/client/auth/Profiles"
import { ClientProvider, ProfilePanel } from "@portico/react"
import { mary } from "@portico/testing/scenarios/ProfileScenarios"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, fn, waitFor, within } from "storybook/test"
import { advance } from "../../.storybook/clock.ts"
import { connect } from "../../.storybook/link.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { custom, worldOf } from "./profileWorld.ts"

/**
 * The profile of the member who is signed in, to read and to change. Only what differs is sent; what was typed outlives
 * errors, lost networks and changes that were made elsewhere meanwhile. It needs `Profiles` laid over the client.
 */
const meta = preview.meta({
  component: ProfilePanel,
  args: { custom, onSignIn: fn() }
})

type Play = PlayOf<typeof ProfilePanel>

const open = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Edit profile" }))
  await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveFocus())
}

const retype = async ({ canvas, userEvent }: Play, label: string, text: string) => {
  await userEvent.clear(canvas.getByLabelText(label))
  if (text === "") return
  await userEvent.click(canvas.getByLabelText(label))
  await userEvent.paste(text)
}

const submit = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole("button", { name: "Save changes" }))

const rename = async (play: Play) => {
  await open(play)
  await retype(play, "Nickname", "Mrs S.")
  await submit(play)
}

const expectKept = async ({ canvas }: Play) => {
  await expect(canvas.getByLabelText("Nickname")).toHaveValue("Mrs S.")
  await expect(canvas.getByLabelText("First name")).toHaveValue("Mary")
}

const expectRefusal = async (play: Play, text: string | RegExp) => {
  const alert = await play.canvas.findByRole("alert")
  await expect(alert).toHaveTextContent(text)
  await expect(alert).toHaveFocus()
  await expectKept(play)
}

const valueOf = (canvas: Play["canvas"], label: string): HTMLElement => {
  const row = canvas.getByText(label, { selector: "dt" }).parentElement
  if (row === null) throw new Error(`There is no value of ${label}.`)
  return row
}

export const Loading = meta.story({
  parameters: worldOf("profileLoading"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your profile…")).toBeInTheDocument()
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

export const Ready = meta.story({
  tags: ["spec:identityStatus/ACTIVE"],
  parameters: worldOf(),
  play: async ({ canvas, step }) => {
    await canvas.findByText("Shelley")
    await step("every value stands at its name", async () => {
      await expect(valueOf(canvas, "Date of birth")).toHaveTextContent("August 30, 1797")
      await expect(valueOf(canvas, "Language")).toHaveTextContent("English")
      await expect(valueOf(canvas, "You sign in with")).toHaveTextContent(`${mary.email}confirmed`)
      await expect(valueOf(canvas, "Addresses")).toHaveTextContent(/24 Chester Square.*United Kingdom.*Deliveries/)
      await expect(valueOf(canvas, "Addresses")).toHaveTextContent(/Chemin de Ruth 9 2.*1223 Cologny.*Bills/)
    })
    await step("and so do those that the shop added", async () => {
      await expect(valueOf(canvas, "Favourite genre")).toHaveTextContent("Gothic")
      await expect(valueOf(canvas, "Books a year")).toHaveTextContent("52")
      await expect(valueOf(canvas, "Reader since")).toHaveTextContent("February 29, 2020")
    })
  }
})

export const Editing = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await open(play)
    await step("browsers know the fields", async () => {
      const tokens = {
        "First name": "given-name",
        "Last name": "family-name",
        Company: "organization",
        "Date of birth": "bday"
      }
      for (const [label, token] of Object.entries(tokens)) {
        await expect(canvas.getByLabelText(label)).toHaveAttribute("autocomplete", token)
      }
    })
    await step("nothing is sent where nothing was changed", async () => {
      await submit(play)
      await expect(await canvas.findByText(/You changed nothing/)).toBeVisible()
    })
    await step("cancelling drops what was typed, and leads back to where one began", async () => {
      await open(play)
      await retype(play, "Nickname", "Nobody")
      await userEvent.click(canvas.getByRole("button", { name: "Cancel" }))
      await expect(await canvas.findByText("Mary S.")).toBeVisible()
      await waitFor(() => expect(canvas.getByRole("button", { name: "Edit profile" })).toHaveFocus())
    })
  }
})

export const Saving = meta.story({
  parameters: worldOf("profileSaving"),
  play: async (play) => {
    await rename(play)
    const button = await play.canvas.findByRole("button", { name: "Saving…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button).toHaveFocus()
    await expect(play.canvas.getByRole("button", { name: "Cancel" })).toHaveAttribute("aria-disabled", "true")
    await expectKept(play)
  }
})

export const Saved = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step } = play
    await open(play)
    await retype(play, "Nickname", "Mrs S.")
    await retype(play, "Company", "")
    await retype(play, "Books a year", "60,5")
    await submit(play)
    await step("it is said, and shown", async () => {
      await waitFor(() => expect(canvas.getByText("Your profile is saved.").closest("output")).toHaveFocus())
      await expect(valueOf(canvas, "Nickname")).toHaveTextContent("Mrs S.")
      await expect(valueOf(canvas, "Company")).toHaveTextContent("Not given")
      await expect(valueOf(canvas, "Books a year")).toHaveTextContent("60.5")
    })
    await step("what was not touched stays", async () => {
      await expect(valueOf(canvas, "Addresses")).toHaveTextContent("24 Chester Square")
    })
  }
})

/** What a browser can tell is told at once; the rest is the provider's word, at its field. */
export const FieldViolations = meta.story({
  tags: ["spec:message/INVALID_ARGUMENT"],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await open(play)
    await step("what cannot be right is not sent", async () => {
      await retype(play, "Books a year", "many")
      await submit(play)
      await expect(canvas.getByLabelText("Books a year")).toHaveFocus()
      await expect(canvas.getByLabelText("Books a year")).toHaveAccessibleDescription(/Enter a number/)
    })
    await step("what the provider refuses stands at its fields", async () => {
      await retype(play, "Books a year", "12")
      await retype(play, "Last name", "x".repeat(101))
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
    await step("nothing that was typed is lost", async () => {
      await expect(canvas.getByLabelText("Last name")).toHaveValue("x".repeat(101))
      await expect(canvas.getByLabelText("Books a year")).toHaveValue("12")
    })
  }
})

export const PrivacyStatuses = meta.story({
  tags: ["spec:privacyStatus/UNDEFINED", "spec:privacyStatus/PUBLIC", "spec:privacyStatus/PRIVATE"],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    await open(play)
    const choice = canvas.getByRole("group", { name: "Who can see your profile" })
    await expect(within(choice).getByRole("radio", { name: /^Everyone/ })).toBeChecked()
    await expect(within(choice).getByRole("radio", { name: /^Not decided/ })).not.toBeChecked()
    await userEvent.click(within(choice).getByRole("radio", { name: /^Nobody/ }))
    await submit(play)
    await canvas.findByText("Your profile is saved.")
    await expect(valueOf(canvas, "Who can see your profile")).toHaveTextContent("Nobody but me and the shop")
  }
})

export const EmailPhoneTags = meta.story({
  tags: [
    "spec:emailTag/UNTAGGED",
    "spec:emailTag/MAIN",
    "spec:emailTag/HOME",
    "spec:emailTag/WORK",
    "spec:phoneTag/UNTAGGED",
    "spec:phoneTag/MAIN",
    "spec:phoneTag/HOME",
    "spec:phoneTag/MOBILE",
    "spec:phoneTag/WORK",
    "spec:phoneTag/FAX"
  ],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await open(play)
    const first = canvas.getByRole("group", { name: "E-mail address 1" })
    await step("every tag has words", async () => {
      const optionsOf = (group: HTMLElement) =>
        within(within(group).getByLabelText("Used for"))
          .getAllByRole("option")
          .map((option) => option.textContent)
      await expect(optionsOf(first)).toEqual(["Anything", "Main", "Home", "Work"])
      await expect(optionsOf(canvas.getByRole("group", { name: "Phone number 1" }))).toEqual([
        "Anything",
        "Main",
        "Home",
        "Mobile",
        "Work",
        "Fax"
      ])
    })
    await step("an address is added, and the focus goes to it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add an e-mail address" }))
      const added = canvas.getByRole("group", { name: "E-mail address 3" })
      await expect(within(added).getByLabelText("E-mail address")).toHaveFocus()
      await userEvent.keyboard("shelley")
      await userEvent.selectOptions(within(added).getByLabelText("Used for"), "MAIN")
    })
    await step("a number is taken out, and the focus stays in the list", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Phone number 1" }))
      await expect(canvas.getByRole("button", { name: "Remove Phone number 1" })).toHaveFocus()
      await expect(canvas.getByLabelText("Phone number")).toHaveValue("22 555 01 02")
    })
    await step("an address that is none is not sent", async () => {
      await submit(play)
      await expect(canvas.getByDisplayValue("shelley")).toHaveFocus()
      await userEvent.type(canvas.getByDisplayValue("shelley"), "@example.com")
    })
    await submit(play)
    await canvas.findByText("Your profile is saved.")
    await expect(valueOf(canvas, "Further e-mail addresses")).toHaveTextContent("shelley@example.comMain")
    await expect(valueOf(canvas, "Phone numbers")).not.toHaveTextContent("+44")
  }
})

export const AddressEditor = meta.story({
  tags: [
    "spec:addressTag/UNTAGGED",
    "spec:addressTag/HOME",
    "spec:addressTag/WORK",
    "spec:addressTag/BILLING",
    "spec:addressTag/SHIPPING"
  ],
  args: { fields: [], custom: [] },
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await userEvent.click(await canvas.findByRole("button", { name: "Edit profile" }))
    const first = within(await canvas.findByRole("group", { name: "Address 1" }))
    await step("a street that is stored in parts is edited in parts", async () => {
      await expect(first.getByLabelText("Street and number")).toHaveValue("24 Chester Square")
      const second = within(canvas.getByRole("group", { name: "Address 2" }))
      await expect(second.getByLabelText("Street")).toHaveValue("Chemin de Ruth")
      await expect(second.getByLabelText("Number")).toHaveValue("9")
    })
    await step("every tag has words", async () => {
      const options = within(first.getByLabelText("Used for")).getAllByRole("option")
      await expect(options.map((option) => option.textContent)).toEqual([
        "Anything",
        "Home",
        "Work",
        "Bills",
        "Deliveries"
      ])
    })
    await step("browsers can fill in each address for itself", async () => {
      await expect(first.getByLabelText("Postal code")).toHaveAttribute(
        "autocomplete",
        "section-addresses-0 postal-code"
      )
    })
    await step("one is taken out, another is added, by keyboard alone", async () => {
      canvas.getByRole("button", { name: "Remove Address 1" }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("button", { name: "Remove Address 1" })).toHaveFocus()
      canvas.getByRole("button", { name: "Add an address" }).focus()
      await userEvent.keyboard("{Enter}")
      const added = within(canvas.getByRole("group", { name: "Address 2" }))
      await expect(added.getByLabelText("Used for")).toHaveFocus()
      await userEvent.selectOptions(added.getByLabelText("Used for"), "HOME")
      await userEvent.selectOptions(added.getByLabelText("Country"), "FR")
      await userEvent.type(added.getByLabelText("Street and number"), "1 rue de Rivoli")
      await userEvent.type(added.getByLabelText("City"), "Paris")
    })
    await submit(play)
    await canvas.findByText("Your profile is saved.")
    await expect(valueOf(canvas, "Addresses")).not.toHaveTextContent("Chester")
    await expect(valueOf(canvas, "Addresses")).toHaveTextContent(/Chemin de Ruth.*1 rue de RivoliParisFranceHome/)
  }
})

export const IdentityPending = meta.story({
  tags: [
    "spec:identityStatus/PENDING",
    "spec:pendingReason/PENDING_ADMIN_APPROVAL_REQUIRED",
    "spec:pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED"
  ],
  parameters: worldOf("profilePending"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your account is not active yet.")).toBeVisible()
    await expect(canvas.getByText(/Your e-mail address has to be confirmed/)).toBeVisible()
    await expect(canvas.getByText(/The shop has to approve it/)).toBeVisible()
    await expect(canvas.getByText("not confirmed yet")).toBeVisible()
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
    await expect(await canvas.findByText(/Your account is kept offline/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Edit profile" })).toBeVisible()
  }
})

export const NotFound = meta.story({
  parameters: worldOf("profileMissing"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We could not find your profile/)).toBeVisible()
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

/** The session ended while somebody was typing: the edit stays, and can be saved after signing in elsewhere. */
export const SessionOverWhileEditing = meta.story({
  parameters: worldOf("profileSessionOver"),
  play: async (play) => {
    await rename(play)
    await expectRefusal(play, /You are not signed in any more/)
    await play.step("signed in again elsewhere, it is saved", async () => {
      await submit(play)
      await play.canvas.findByText("Your profile is saved.")
    })
  }
})

/** Saved in another tab while this one was typing. */
export const ChangedElsewhere = meta.story({
  render: (args) => <ProfilePanel {...args} />,
  parameters: {
    world: {
      ...worldOf().world,
      // Somebody else is always faster with the first change.
      over: () =>
        Layer.effect(
          Profiles,
          Effect.map(Profiles, (profiles) => {
            let isFirst = true
            return {
              me: profiles.me,
              update: (change, options) => {
                const meddle = isFirst ? profiles.update({ company: "Bodley Head" }) : Effect.void
                isFirst = false
                return Effect.andThen(meddle, profiles.update(change, options))
              }
            }
          })
        ).pipe(Layer.provide(ProfilesOf.layer))
    }
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await rename(play)
    await step("both are there to choose from", async () => {
      await expectRefusal(play, /Your profile was changed elsewhere/)
      await expect(await canvas.findByText("Bodley Head")).toBeVisible()
    })
    await step("one's own is saved over it, and only that", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save mine over it" }))
      await canvas.findByText("Your profile is saved.")
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
    await expectRefusal(play, /Something went wrong on our side.*Reference: .+/)
  }
})

/** It cannot be read at first: trying again helps. */
export const Unreadable = meta.story({
  parameters: worldOf("profileUnavailable"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Something went wrong on our side")
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    await expect(await canvas.findByText("Mary S.")).toBeVisible()
  }
})

export const RateLimited = meta.story({
  parameters: { world: { ...worldOf("profileTooOften").world, clock: "moved" } },
  play: async (play) => {
    const { canvas, step } = play
    await rename(play)
    await expectRefusal(play, "That was too many attempts. Try again in 30 seconds.")
    await step("it counts down", async () => {
      await advance("10 seconds")
      await expect(await canvas.findByRole("button", { name: "Try again in 20 s" })).toHaveAttribute(
        "aria-disabled",
        "true"
      )
    })
    await step("then it can be saved", async () => {
      await advance("20 seconds")
      await submit(play)
      await canvas.findByText("Your profile is saved.")
    })
  }
})

export const Offline = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step } = play
    await open(play)
    connect("offline")
    await retype(play, "Nickname", "Mrs S.")
    await submit(play)
    await step("it says so, and keeps what was typed", () => expectRefusal(play, /You are offline/))
    await step("connected again, it is saved", async () => {
      connect("fast")
      await submit(play)
      await canvas.findByText("Your profile is saved.")
    })
  }
})

/** A client that is still being made. */
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
