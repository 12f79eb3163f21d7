/**
 * Words of files that items are moved into and out of, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TransferMessages } from "../groups/Transfer.ts"
import { number } from "./format.ts"

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `Importer dans ${name}`,
  pick: "Choisir un fichier",
  drop: "ou déposez-le ici",
  accepts: "Un tableau (CSV), ou un objet par ligne (JSONL)",
  reading: (file) => `Lecture de ${file}…`,
  otherFile: "Choisir un autre fichier",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV, un tableau" : "JSONL, un objet par ligne"),
  previewCaption: (rows) => `Premières lignes\u202f: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Aucune erreur dans les ${number(checked)} premières lignes.`
      : `Erreurs dans ${number(mistaken)} des ${number(checked)} premières lignes. Elles sont ignorées et listées à la fin.`,
  noRows: "Ce fichier ne contient aucune ligne.",
  columns: "Colonnes",
  goesTo: (column) => `La colonne ${column} va dans`,
  ownName: (column) => `${column} (son propre nom)`,
  leaveOut: "ignorer cette colonne",
  fieldType: (type) =>
    ({
      text: "texte",
      number: "nombre",
      boolean: "oui ou non",
      date: "date",
      list: "liste",
      object: "objet",
      reference: "référence",
      mixed: "tout"
    })[type],
  mode: "Éléments déjà présents",
  modeName: (mode) =>
    ({
      OVERWRITE: "Les remplacer",
      SKIP_EXISTING: "Les laisser tels quels",
      TRUNCATE_BEFORE: "Vider d’abord la collection"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Une ligne avec le _id d’un élément prend sa place.",
      SKIP_EXISTING: "Seules les lignes avec un nouveau _id, ou sans, sont ajoutées.",
      TRUNCATE_BEFORE:
        "Tous les éléments sont supprimés avant l’ajout de la première ligne. Cette action est irréversible."
    })[mode],
  start: "Importer",
  importing: (file) => `Importation de ${file}`,
  rows: (rows) => `Lignes traitées\u202f: ${number(rows)}`,
  read: (percent) => `${number(percent)}\u202f% du fichier traités`,
  stop: "Arrêter",
  stopped: (rows) => `Arrêté. Lignes traitées\u202f: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Toutes les lignes sont enregistrées.",
      FAILED: "Aucune ligne n’a pu être enregistrée.",
      PARTIALLY_SUCCESSFUL: `Terminé. Lignes non enregistrées\u202f: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `L’importation de ${file} n’est pas terminée. Lignes traitées\u202f: ${number(rows)}.`,
  chooseAgain: "Choisissez à nouveau le même fichier, et elle reprend là.",
  otherThan: (file) => `Ce n’est pas le fichier ${file}, ou il a été modifié depuis.`,
  forget: "Abandonner",
  again: "Importer un autre fichier",
  fileFault: (what, reason) =>
    `${{ unreadable: "Le fichier n’a pas pu être lu.", header: "La première ligne ne nomme pas les colonnes.", notTruncated: "Les premières lignes ont des erreurs, ou il n’y en a pas\u202f: rien n’a été supprimé.", notText: "Ce n’est pas un fichier texte\u202f: choisissez un tableau (CSV) ou des lignes d’objets (JSONL), enregistré en UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `Exporter ${name}`,
  scope: "Quels éléments",
  scopeName: (scope, amount) => {
    const said = { all: "Tous les éléments", filter: "Ce que le filtre trouve", selection: "Ce qui est sélectionné" }[
      scope
    ]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exporter",
  exportAgain: "Exporter à nouveau",
  written: (done, total) => `Dans le fichier jusqu’ici\u202f: ${number(done)} sur ${number(total)}.`,
  collecting: (done, total) => `Recherche des champs\u202f: ${number(done)} sur ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Tous les champs" : `Champs\u202f: ${number(chosen)} sur ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Décompte des éléments…" : `Écriture de ${number(done)} sur ${number(total)}…`,
  ready: (amount) => `Le fichier est prêt. Éléments\u202f: ${number(amount)}.`,
  download: (file) => `Enregistrer ${file}`,
  empty: "Il n’y a rien à exporter.",
  unfit: (id, reason) => `L’élément ${id} ne peut pas être écrit\u202f: ${reason}`,
  close: "Fermer"
}
