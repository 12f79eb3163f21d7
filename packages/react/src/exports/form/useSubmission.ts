/** `useSubmission` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type SubmissionController, type SubmissionOptions, useSubmission } from "../../form/useSubmission.ts"
