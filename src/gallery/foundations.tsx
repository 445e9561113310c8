/** Colours, sizes of text, icons. */
import { Icon } from "../components/icon.tsx";
import styles from "./gallery.module.css";
import { Shelf, Specimen } from "./specimen.tsx";

const grounds = ["paper", "surface", "sunken", "accent-soft", "amber-soft", "danger-soft", "band"];
const inks = ["ink", "ink-soft", "line", "line-strong", "accent", "accent-strong", "amber", "danger"];
const colours = [...grounds, ...inks];
const sizes = ["h1", "h2", "h3", "lead", "text", "small", "figure"];

export function Foundations() {
  return (
    <Shelf title="Foundations">
      <Specimen name="grounds, inks and lines" wide>
        <ul className={styles.swatches}>
          {colours.map((token) => (
            <li key={token} style={{ borderColor: `var(--${token})` }}>
              {token}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="sizes of text" wide>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text${size === "text" ? "" : `-${size}`})` }}>
            {size} · 1234567890 · Kassensicherungsverordnung
          </p>
        ))}
      </Specimen>
      <Specimen name="Icon" wide>
        <Icon path="M20 6L9 17l-5-5" /> in the size and the colour of its words
      </Specimen>
    </Shelf>
  );
}
