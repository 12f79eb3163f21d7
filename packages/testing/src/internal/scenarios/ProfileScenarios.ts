/**
 * Scenarios of profiles and passwords.
 *
 * @since 0.1.0
 */
import type { Fault, Seed, SeedMember } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

/** A member with a complete profile. */
export const mary = { email: "mary@example.com", password: "castle-in-geneva" } as const

const profile = {
  firstName: "Mary",
  lastName: "Shelley",
  nickname: "Mary S.",
  company: "Godwin & Daughters",
  position: "Author",
  birthdate: "1797-08-30",
  language: "en",
  privacyStatus: "PUBLIC",
  secondaryEmails: [
    { email: "mary.home@example.com", tag: "HOME" },
    { email: "mary@work.example", tag: "WORK" }
  ],
  phonesV2: [
    { countryCode: "+44", phone: "20 7946 0018", tag: "MOBILE" },
    { countryCode: "+41", phone: "22 555 01 02", tag: "FAX" }
  ],
  addresses: [
    {
      tag: "SHIPPING",
      address: {
        addressLine: "24 Chester Square",
        city: "London",
        postalCode: "SW1W 9HS",
        country: "GB",
        geocode: { latitude: 51.4953, longitude: -0.1485 }
      }
    },
    {
      tag: "BILLING",
      address: {
        streetAddress: { name: "Chemin de Ruth", number: "9", apt: "2" },
        city: "Cologny",
        subdivision: "Geneva",
        postalCode: "1223",
        country: "CH"
      }
    }
  ],
  customFields: [
    { name: "favoriteGenre", value: { strValue: "Gothic" } },
    { name: "booksPerYear", value: { numValue: 52 } },
    { name: "memberSince", value: { dateValue: "2020-02-29T00:00:00.000Z" } }
  ]
}

/** The bookshop with this member. */
export const seed: Seed = {
  ...Bookshop.seed,
  members: [...Bookshop.seed.members, { ...mary, profile, status: "active" } satisfies SeedMember]
}

// The first request reads the profile, the next one saves it.
const whenSaving = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> => [
  { match: { row: "auth.graphql" }, after: 1, ...fault }
]

const tooMany = { status: 429, code: "TOO_MANY_REQUESTS", description: "Too many calls.", retryAfter: 30 } as const

const withStatus = (name: string, ...reasons: ReadonlyArray<string>): ReadonlyArray<Fault> => [
  {
    match: { row: "auth.graphql" },
    body: JSON.stringify({
      data: {
        me: {
          id: "mary",
          revision: "7",
          email: { address: mary.email, isVerified: name !== "PENDING" },
          status: { name, reasons },
          identityProfile: { firstName: "Mary", lastName: "Shelley", privacyStatus: "UNDEFINED" }
        }
      }
    })
  }
]

/** The scenarios. */
export const scenarios = Scenario.make({
  profile: {
    description: "A member with a complete profile.",
    covers: ["identityStatus/ACTIVE", "privacyStatus/PUBLIC", "emailTag/HOME", "phoneTag/FAX", "addressTag/BILLING"],
    seed
  },
  profileLoading: {
    description: "Requests for the profile never receive a response.",
    covers: ["identityStatus/ACTIVE"],
    seed,
    faults: [{ match: { row: "auth.graphql" }, latency: Number.POSITIVE_INFINITY }]
  },
  profileMissing: {
    description: "There is a session, but its member no longer exists.",
    covers: ["identityStatus/DELETED"],
    seed,
    faults: [{ match: { row: "auth.graphql" }, body: JSON.stringify({ data: { me: null } }) }]
  },
  profileUnavailable: {
    description: "The first request for the profile fails.",
    covers: ["message/System error occurred"],
    seed,
    faults: [{ match: { row: "auth.graphql" }, status: 500, times: 1 }]
  },
  profileBusy: {
    description: "Reading the profile is rate limited for half a minute.",
    covers: ["identityStatus/ACTIVE"],
    seed,
    faults: [{ match: { row: "auth.graphql" }, times: 1, ...tooMany }]
  },
  profilePending: {
    description: "An account that needs email verification and the approval of the shop.",
    covers: [
      "identityStatus/PENDING",
      "pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED",
      "pendingReason/PENDING_ADMIN_APPROVAL_REQUIRED"
    ],
    seed,
    faults: withStatus("PENDING", "PENDING_EMAIL_VERIFICATION_REQUIRED", "PENDING_ADMIN_APPROVAL_REQUIRED")
  },
  profileDeleted: {
    description: "A deleted account whose profile can still be read.",
    covers: ["identityStatus/DELETED"],
    seed,
    faults: withStatus("DELETED")
  },
  profileBlocked: {
    description: "A blocked account whose profile can still be read.",
    covers: ["identityStatus/BLOCKED"],
    seed,
    faults: withStatus("BLOCKED")
  },
  profileOffline: {
    description: "An account with the status OFFLINE.",
    covers: ["identityStatus/OFFLINE"],
    seed,
    faults: withStatus("OFFLINE")
  },
  profileSaving: {
    description: "Profile updates never receive a response.",
    covers: ["identityStatus/ACTIVE"],
    seed,
    faults: whenSaving({ latency: Number.POSITIVE_INFINITY })
  },
  profileNotSaved: {
    description: "The provider fails with an internal error while a profile is saved.",
    covers: ["message/System error occurred"],
    seed,
    faults: whenSaving({ status: 500 })
  },
  profileTooOften: {
    description: "Saving a profile is rate limited for half a minute.",
    covers: ["identityStatus/ACTIVE"],
    seed,
    faults: whenSaving({ times: 1, ...tooMany })
  },
  profileSessionExpired: {
    description: "The session has expired when a profile is saved.",
    covers: ["role/none"],
    seed,
    faults: whenSaving({
      times: 1,
      body: JSON.stringify({
        errors: [{ message: "No member is signed in.", extensions: { code: "UNAUTHENTICATED" } }],
        data: null
      })
    })
  },
  passwordPending: {
    description: "Password changes never receive a response.",
    covers: ["role/member"],
    seed,
    faults: [{ match: { row: "auth.changePassword" }, latency: Number.POSITIVE_INFINITY }]
  },
  passwordNotChanged: {
    description: "The provider fails with an internal error while a password is changed.",
    covers: ["message/System error occurred"],
    seed,
    faults: [{ match: { row: "auth.changePassword" }, status: 500 }]
  },
  passwordTooOften: {
    description: "Changing a password is rate limited for half a minute.",
    covers: ["role/member"],
    seed,
    faults: [{ match: { row: "auth.changePassword" }, ...tooMany }]
  },
  passwordSessionExpired: {
    description: "The session has expired when a password is changed.",
    covers: ["role/none"],
    seed,
    faults: [
      {
        match: { row: "auth.changePassword" },
        status: 401,
        code: "UNAUTHENTICATED",
        description: "No member is signed in."
      }
    ]
  },
  membersAreaClosed: {
    description: "The pages of the members area cannot be opened.",
    covers: ["membersAreaSection/ORDERS"],
    seed,
    faults: [{ match: { row: "auth.createRedirectSession" }, status: 500 }]
  }
})
