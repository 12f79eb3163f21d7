/**
 * Words of what is done to many items at a time, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { BulkMessages } from "../groups/Bulk.ts"
import { number } from "./format.ts"

/** Words of what is done to many items at a time. */
export const bulk: BulkMessages = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Tous les résultats sélectionnés" : `Sélection\u202f: ${number(selected)}`}${excepted === 0 ? "" : `, sauf ${number(excepted)}`}`,
  clear: "Effacer la sélection",
  act: (verb) => ({ add: "Ajouter", change: "Modifier", remove: "Supprimer", truncate: "Vider" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Vider ${name}\u202f?`
      : `${{ add: "Ajouter ", change: "Modifier ", remove: "Supprimer ", truncate: "Vider " }[verb]}${amount === undefined ? "tous les résultats\u202f?" : `${number(amount)} éléments\u202f?`}`,
  confirmText: (verb) =>
    ({
      add: "Ils sont ajoutés à la collection.",
      change: "Cette action est irréversible.",
      remove: "Cette action est irréversible.",
      truncate: "Tous les éléments sont supprimés. Cette action est irréversible."
    })[verb],
  typeName: (name) => `Pour continuer, saisissez ${name}`,
  cancel: "Annuler",
  gathering: (found) => `Recherche des éléments… ${number(found)} pour l’instant`,
  running: (verb) => ({ add: "Ajout…", change: "Modification…", remove: "Suppression…", truncate: "Vidage…" })[verb],
  progress: (done, total) => `${number(done)} sur ${number(total)}`,
  percent: (percent) => `${number(percent)}\u202f%`,
  left: (left) => `reste ${number(left)}`,
  stop: "Arrêter",
  stopping: "Arrêt\u202f: ce qui est en cours se termine d’abord…",
  stopWaiting: "Ne pas attendre",
  finished: (failed, total) =>
    failed === 0
      ? "Tout est fait."
      : failed >= total
        ? "Rien n’a fonctionné."
        : `Terminé. Échecs\u202f: ${number(failed)}.`,
  emptied: (name) => `${name} est maintenant vide.`,
  cancelled: (done, total) => `Arrêté après ${number(done)} sur ${number(total)}.`,
  cancelledEarly: "Arrêté. Rien n’a été touché.",
  untouched: "Le reste n’a pas été touché.",
  uncertain: "Ce qui était en cours a peut-être été fait, ou non.",
  tally: (status, amount) =>
    `${{ inserted: "Ajoutés", updated: "Modifiés", removed: "Supprimés", skipped: "Ignorés", failed: "Échecs", unknown: "Inconnus" }[status]}\u202f: ${number(amount)}`,
  goOn: "Continuer",
  goesOn: "Cela reprend tout seul dès que vous êtes connecté.",
  retryFailed: (failed) => `Réessayer les échecs (${number(failed)})`,
  saveAs: (format) => `Enregistrer en ${format}`,
  done: "Fermer",
  reportCaption: (rows) => `Échecs\u202f: ${number(rows)}`,
  place: "N°",
  line: "Ligne",
  item: "Élément",
  field: "Champ",
  reason: "Raison",
  showMore: (rows) => `Afficher ${number(rows)} de plus`,
  reasonUnknown: "On ne sait pas si cela a été fait.",
  reasonGone: "Cela n’existe plus.",
  reasonForbidden: "Vous ne pouvez pas modifier cet élément.",
  reasonTooLarge: "C’est trop volumineux pour être envoyé.",
  denied: "Vous n’avez pas l’autorisation de faire cela.",
  signIn: "Connectez-vous pour faire cela. Votre sélection est conservée.",
  signInNow: "Se connecter",
  leaveTitle: "Quitter pendant l’opération ?",
  leaveText: "Ce qui n’a pas encore commencé ne sera pas fait.",
  leave: "Quitter",
  stay: "Rester"
}
