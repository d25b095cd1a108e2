// What a reader's hands do to a timeline, and the key that they have chosen.

import { announce } from "../../Kit/announcements.js";
import { limited, significant } from "../../Kit/numbers.js";
import { propertyNamed } from "./properties.js";
import { addedKey, addedTrack, withKey, withoutKey, withoutTrack, withTrack } from "./timeline.js";

// Hands move by hundredths of a second.
const TIME_PLACES = 2;
// A key that is dragged keeps to the time of another property's key, this near as a part of the duration.
const SNAP = 0.006;

/** Changes a ShownTimeline; `now()` is the shown time as a part of the duration, and `onSelect()` is called behind a choice. */
export class Hands {
  #shown;
  #now;
  #onSelect;
  #place = { track: 0, key: 0 };
  // The lanes, where the focus goes.
  focus = () => {};

  constructor(shown, { now, onSelect }) { [this.#shown, this.#now, this.#onSelect] = [shown, now, onSelect]; }

  /** The place of the chosen key, `{ track, key }`, and its track; null where there is none. */
  get selected() {
    const { tracks } = this.#shown.timeline;
    const track = limited(this.#place.track, 0, Math.max(tracks.length - 1, 0));
    return { track, key: limited(this.#place.key, 0, (tracks[track]?.keys?.length ?? 1) - 1) };
  }

  get track() { return this.#shown.timeline.tracks[this.selected.track] ?? null; }

  select(place) {
    if (place.track === this.#place.track && place.key === this.#place.key) return;
    this.#place = place;
    this.#onSelect();
  }

  /** Gives the chosen key, or the path's track, other numbers or texts; throws the library's error. */
  change(changes, isLive) {
    const { timeline } = this.#shown;
    const { track } = this.selected;
    this.#shown.change(this.track.path === undefined
      ? withKey(timeline, this.selected, changes) : withTrack(timeline, track, { ...this.track, ...changes }), isLive);
  }

  step(place, [times, values], isLive) {
    const { time, value } = this.#key(place);
    const { places } = propertyNamed(this.#shown.timeline.tracks[place.track].name);
    this.#move(place, {
      time: this.#stepped(time, times), value: Number((value + values * 10 ** (1 - places)).toFixed(places)),
    }, isLive);
  }

  /** Moves a key to a part of the duration. */
  drag(place, time, isLive) { this.#move(place, { time: this.#snapped(place, time) }, isLive); }

  /** Moves a key of the chosen track to a time and a value. */
  move(key, { time, value }, isLive) {
    const { track } = this.selected;
    const { places } = propertyNamed(this.track.name);
    this.#move({ track, key }, { time: this.#snapped({ track, key }, time), value: Number(value.toFixed(places - 1)) }, isLive);
  }

  /** Adds a key at a part of the duration, null for the shown time, on the curve that is there. */
  add(track, part) {
    const { timeline, run } = this.#shown;
    const { name, keys } = timeline.tracks[track];
    if (!keys) return;
    const { keyPath, factor, places, label } = propertyNamed(name);
    const time = this.#rounded(part ?? this.#now());
    if (keys.some((key) => Math.abs(key.time - time) < 1e-6)) return announce("There is a key at this time.");
    const [value] = run.sample(keyPath, [time * timeline.duration]);
    const added = addedKey(timeline, track, time, Number((value / factor).toFixed(places)));
    this.#trying(added.timeline, false, () => {
      this.#place = added.place;
      announce(`${label}: key added at ${significant(time * timeline.duration)} s`);
    });
    this.focus(this.selected);
  }

  delete(place) {
    const { label } = propertyNamed(this.#shown.timeline.tracks[place.track].name);
    this.#trying(withoutKey(this.#shown.timeline, place), false, () => {
      this.#place = place;
      announce(`${label}: key deleted. Undo brings it back.`);
    });
    this.focus(this.selected);
  }

  remove(track) {
    const { label } = propertyNamed(this.#shown.timeline.tracks[track].name);
    this.#trying(withoutTrack(this.#shown.timeline, track), false, () => announce(`Removed ${label}. Undo brings it back.`));
    this.focus(this.selected);
  }

  addProperty(property) {
    const { timeline } = this.#shown;
    this.#trying(addedTrack(timeline, property), false, () => { this.#place = { track: timeline.tracks.length, key: 0 }; });
    this.focus(this.selected);
  }

  #key({ track, key }) { return this.#shown.timeline.tracks[track].keys[key]; }

  #move(place, changes, isLive) {
    this.#trying(withKey(this.#shown.timeline, place, changes), isLive, () => { this.#place = place; });
  }

  // The choice follows a change before it is drawn.
  #trying(timeline, isLive, choose) {
    const before = this.#place;
    try {
      choose();
      this.#shown.change(timeline, isLive);
    } catch (error) {
      if (!error.code) throw error;
      this.#place = before;
      announce(error.message);
    }
  }

  // MARK: Times, as parts of the duration

  #rounded(part) {
    const { duration } = this.#shown.timeline;
    return limited(Number((part * duration).toFixed(TIME_PLACES)) / duration, 0, 1);
  }

  #stepped(part, steps) {
    const { duration } = this.#shown.timeline;
    return steps === 0 ? part : limited(Number((part * duration + steps / 10 ** TIME_PLACES).toFixed(4)) / duration, 0, 1);
  }

  #snapped(place, part) {
    const others = this.#shown.timeline.tracks.flatMap(({ keys }, track) => (track === place.track ? [] : keys ?? []));
    return others.find(({ time }) => Math.abs(time - part) < SNAP)?.time ?? this.#rounded(part);
  }
}
