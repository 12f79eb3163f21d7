import type { MemberIdentity as Identity } from "@portico/contract/auth/Identity"
import { ProfilePanelView, type ProfileState } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"
import { custom } from "./profileWorld.ts"

const identityOf = (more: Pick<Identity, "identityProfile" | "revision" | "status"> = {}): Identity => ({
  id: "mary",
  revision: "3",
  email: { address: "mary@example.com", isVerified: true },
  status: { name: "ACTIVE", reasons: [] },
  identityProfile: {
    firstName: "Mary",
    lastName: "Shelley",
    nickname: "Mary S.",
    birthdate: "1797-08-30",
    language: "en",
    privacyStatus: "PRIVATE",
    secondaryEmails: [{ email: "mary@work.example", tag: "WORK" }],
    phonesV2: [{ countryCode: "+44", phone: "20 7946 0018", tag: "MOBILE" }],
    addresses: [
      {
        tag: "SHIPPING",
        addressLine: "24 Chester Square",
        city: "London",
        postalCode: "SW1W 9HS",
        country: "GB"
      }
    ],
    customFields: [{ name: "favoriteGenre", value: { strValue: "Gothic" } }]
  },
  ...more
})

const identity = identityOf()

const ready = (more: Parameters<typeof identityOf>[0] = {}): ProfileState => ({
  _tag: "Ready",
  identity: identityOf(more)
})

/** Every state of a profile, rendered without a client. `ProfilePanel` shows the same states. */
const meta = preview.meta({
  title: "auth/ProfilePanel/States",
  component: ProfilePanelView,
  args: {
    custom,
    onCancel: fn(),
    onEdit: fn(),
    onReload: fn(),
    onSave: fn(),
    onSignIn: fn(),
    onTakeTheirs: fn(),
    state: typed<ProfileState>(ready())
  }
})

/** The profile is loading. */
export const Loading = meta.story({ args: { state: { _tag: "Loading" } } })

/** No member is signed in. */
export const SignedOut = meta.story({ args: { state: { _tag: "SignedOut" } } })

/** The member no longer exists. */
export const NotFound = meta.story({ args: { state: { _tag: "NotFound" } } })

/** The profile could not be loaded, and the provider limits requests. */
export const Failed = meta.story({
  args: {
    state: { _tag: "Failed", problem: { key: "rateLimited", retryAfter: 30, retryable: true }, wait: 27 }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again in 27 sec" })).toHaveAttribute("aria-disabled", "true")
  }
})

/** The profile is shown. */
export const Ready = meta.story()

/** A member with an empty profile. */
export const Empty = meta.story({ args: { state: ready({ identityProfile: {} }) } })

/** The account is waiting for approval. */
export const Pending = meta.story({
  args: { state: ready({ status: { name: "PENDING", reasons: ["PENDING_ADMIN_APPROVAL_REQUIRED"] } }) }
})

/** The account is blocked and cannot be edited. */
export const Blocked = meta.story({
  args: { state: ready({ status: { name: "BLOCKED", reasons: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Edit profile" })).toBeNull()
  }
})

/** The profile is being edited. */
export const Editing = meta.story({ args: { state: { _tag: "Editing", identity, save: { _tag: "Idle" } } } })

/** Waiting for the response. */
export const Saving = meta.story({
  args: { state: { _tag: "Editing", identity, save: { _tag: "Submitting", attempt: 1, step: "sending" } } }
})

const { identityProfile: { addresses = [], ...profile } = {} } = identity

/** Two fields are invalid. */
export const InvalidFields = meta.story({
  args: {
    state: {
      _tag: "Editing",
      identity: identityOf({
        identityProfile: {
          ...profile,
          lastName: "Wollstonecraft Godwin Shelley ".repeat(4).trim(),
          addresses: addresses.map((address) => ({ ...address, postalCode: "SW1W 9HS, City of Westminster" }))
        }
      }),
      save: {
        _tag: "Failed",
        attempt: 1,
        wait: 0,
        problem: {
          key: "fieldViolations",
          fields: {
            lastName: { text: "This must be at most 100 characters long." },
            "addresses.0.address.postalCode": { text: "This must be at most 20 characters long." }
          },
          retryable: true
        }
      }
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Postal code" }))
    await expect(canvas.getByLabelText("Postal code")).toHaveFocus()
  }
})

/** The profile was changed elsewhere in the meantime. */
export const ChangedElsewhere = meta.story({
  args: {
    state: {
      _tag: "Editing",
      identity,
      save: { _tag: "Failed", attempt: 1, wait: 0, problem: { key: "profileChanged", retryable: true } },
      theirs: identityOf({
        revision: "4",
        identityProfile: Object.assign({}, identity.identityProfile, { company: "Bodley Head" })
      })
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/was changed somewhere else|were changed in another tab/)).toHaveLength(1)
    await expect(canvas.getByRole("alert")).toHaveTextContent("These fields were changed in another tab")
    await expect(canvas.getByText("Bodley Head")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Discard my changes" }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  }
})

/** The profile was saved. */
export const Saved = meta.story({ args: { state: { _tag: "Ready", identity, notice: "saved" } } })
