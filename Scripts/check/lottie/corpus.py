"""Fetches Lottie files of others, and lottie-web, into out/lottie/corpus.

None of them is ever committed: the code around the files is free, but their authors are mostly unknown. `corpus.csv`
lists them: file, source, the level of the format that a file needs, and its features.

  rlottie   rlottie's examples, from the source package of rlottie-python at PyPI
  qt        the unit files of Qt's Lottie module, from Debian's source package
  spec      by hand: docs/static/examples and tests/animations of lottie/lottie-spec, put into spec
  ios       by hand: Tests/Samples of airbnb/lottie-ios, put into ios
  web       lottie-web 5.12.2, a script inside the wheel of dash-extensions at PyPI

A source that cannot be reached is left out.
"""

import csv
import shutil
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import NamedTuple

from check.support import FIXTURES, ROOT, Failure, leave_out, output

LIST = Path(__file__).with_suffix(".csv")
FOLDER = ROOT / "out/lottie/corpus"
OWN = FIXTURES / "Lottie"
SOURCES = ("rlottie", "qt", "spec", "ios")
RLOTTIE = "rlottie-python==1.3.8"
RLOTTIE_SHA256 = "a8404bc5e8fa9b4e5c7dad2173930c11450c9a2d95091f4f6a213bc77c4d9288"
RLOTTIE_EXAMPLES = "rlottie/example/resource/"
QT = "qt6-lottie=6.4.2-1"
WEB = "dash-extensions==2.0.6"
WEB_SHA256 = "35a9ef516dd9431e472b68a76f4ae63a95223fcf9d319dfac79278157de85670"
WEB_SCRIPT = "dash_extensions/async-Lottie.js"
DEBIAN_SOURCES = Path("/etc/apt/sources.list.d/debian.sources")


class CorpusFile(NamedTuple):
    """A file of the corpus on this machine."""

    source: str
    # The path relative to the folder of its source.
    name: str
    path: Path
    # L0…L11; empty if the list does not know the file.
    level: str
    features: tuple[str, ...]
    # The frames to draw; empty if any will do.
    frames: tuple[float, ...] = ()

    @property
    def key(self) -> str:
        """A name for caches and reports, unique in the corpus."""
        return f"{self.source}/{self.name}"


def corpus_files() -> list[CorpusFile]:
    """Every Lottie file of the sources that are in the folder, also those that the list does not know."""
    with LIST.open() as table:
        listed = {(row["source"], row["file"]): row for row in csv.DictReader(table)}
    files = []
    for source in SOURCES:
        for path in sorted((FOLDER / source).rglob("*.json")):
            name = path.relative_to(FOLDER / source).as_posix()
            row = listed.get((source, name), {"level": "", "features": ""})
            files.append(CorpusFile(source, name, path, row["level"], tuple(row["features"].split())))
    return files


def own_files() -> list[CorpusFile]:
    """The small files of this repository, each with frames that show its rule."""
    with (OWN / "fixtures.csv").open() as table:
        rows = list(csv.DictReader(table))
    files = []
    for row in rows:
        name, frames = f"{row['file']}.json", tuple(map(float, row["frames"].split()))
        files.append(CorpusFile("own", name, OWN / name, "own", (name.split("/")[0],), frames))
    return files


def web_script() -> Path:
    """The script that holds lottie-web; `lottie_web.js` tells how to get it out."""
    return FOLDER / "web" / Path(WEB_SCRIPT).name


def fetch(names: list[str]) -> None:
    """Fetches the sources that are not there yet."""
    missing = [name for name in names if not (FOLDER / name).exists() and not fetched(FETCHED[name], FOLDER / name)]
    for source in SOURCES:
        count = sum(file.source == source for file in corpus_files())
        print(f"corpus: {source}: {count} files" + (", by hand" if source in ("spec", "ios") else ""))
    if missing:
        leave_out(f"Lottie files of {', '.join(missing)}, which cannot be reached")


def fetched(fetch, target: Path) -> bool:
    """Fetches a source, and returns whether it has arrived; it appears in its place only when it is complete."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        result = Path(folder) / "result"
        try:
            fetch(Path(folder), result)
        except (Failure, OSError, KeyError, StopIteration) as error:
            said = str(error).strip().splitlines()
            print(f"corpus: {target.name} cannot be reached: {said[-1] if said else type(error).__name__}")
            return False
        shutil.move(result, target)
    return True


def fetch_rlottie(work: Path, result: Path) -> None:
    name, version = RLOTTIE.split("==")
    pip_download(work, RLOTTIE, RLOTTIE_SHA256, "--no-binary", name)
    root = f"{name.replace('-', '_')}-{version}"
    with tarfile.open(work / f"{root}.tar.gz") as archive:
        extract(archive, f"{root}/{RLOTTIE_EXAMPLES}", result)


def fetch_qt(work: Path, result: Path) -> None:
    """Asks the machine's own Debian sources for source packages instead of binaries, and leaves its lists alone."""
    (work / "lists" / "partial").mkdir(parents=True)
    lines = DEBIAN_SOURCES.read_text().splitlines()
    sources = ["Types: deb-src" if line.startswith("Types:") else line for line in lines]
    (work / "source.sources").write_text("\n".join(sources) + "\n")
    options = [
        "-o", "Dir::Etc::SourceList=/dev/null", "-o", f"Dir::Etc::SourceParts={work}",
        "-o", f"Dir::State::Lists={work / 'lists'}", "-o", "APT::Sandbox::User=root",
    ]
    output("apt-get", *options, "-qq", "update", cwd=work)
    output("apt-get", *options, "-qq", "source", "--download-only", QT, cwd=work)
    archive_path = next(work.glob("*.orig.tar.xz"))
    with tarfile.open(archive_path) as archive:
        root = archive.getnames()[0].split("/")[0]
        extract(archive, f"{root}/tests/", result)


def fetch_web(work: Path, result: Path) -> None:
    pip_download(work, WEB, WEB_SHA256)
    with zipfile.ZipFile(next(work.glob("*.whl"))) as wheel:
        result.mkdir()
        (result / Path(WEB_SCRIPT).name).write_bytes(wheel.read(WEB_SCRIPT))


def pip_download(work: Path, requirement: str, sha256: str, *options: str) -> None:
    requirements = work / "requirements.txt"
    requirements.write_text(f"{requirement} --hash=sha256:{sha256}\n")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    output(*command, *options, "--dest", work, "-r", requirements, cwd=work)


def extract(archive: tarfile.TarFile, prefix: str, target: Path) -> None:
    """Writes the plain files below a folder of an archive."""
    for member in archive.getmembers():
        name = member.name.removeprefix(prefix)
        if not member.isfile() or name == member.name or ".." in Path(name).parts:
            continue
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(archive.extractfile(member).read())


FETCHED = {"rlottie": fetch_rlottie, "qt": fetch_qt, "web": fetch_web}
